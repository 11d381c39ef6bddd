import type { Tx } from '../../db/pool.ts'

export type SecondFactor = {
  login: string
  name: string
  sealed: Buffer | null
  on: boolean
  lastStep: number | null
}

/** The user's second factor, kept as it is until the end of the transaction: a code is used once even when it comes twice at once. */
export async function lockSecondFactor(tx: Tx, userId: number): Promise<SecondFactor | undefined> {
  const { rows } = await tx.query({
    name: 'factor_lock',
    text: `select users.login, users.name, users.totp_sealed as sealed, users.totp_since is not null as on, users.totp_last_step as "lastStep"
           from users where users.id = $1 for no key update`,
    values: [userId],
  })
  return rows[0]
}

/** A secret that is not in use before its first code has come. */
export async function saveSecret(tx: Tx, userId: number, sealed: Buffer): Promise<void> {
  await tx.query({
    name: 'factor_begin',
    text: 'update users set totp_sealed = $2, totp_last_step = null where users.id = $1',
    values: [userId, sealed],
  })
}

export async function turnOn(tx: Tx, userId: number): Promise<void> {
  await tx.query({ name: 'factor_on', text: 'update users set totp_since = now() where users.id = $1', values: [userId] })
}

export async function turnOff(tx: Tx, userId: number): Promise<void> {
  await tx.query({
    name: 'factor_off',
    text: 'update users set totp_sealed = null, totp_since = null, totp_last_step = null where users.id = $1',
    values: [userId],
  })
}

export async function spendStep(tx: Tx, userId: number, step: number): Promise<void> {
  await tx.query({ name: 'factor_step', text: 'update users set totp_last_step = $2 where users.id = $1', values: [userId, step] })
}

/** The codes from now on; those before open nothing. */
export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.query({ name: 'recovery_drop', text: 'delete from recovery_codes where recovery_codes.user_id = $1', values: [userId] })
  await tx.query({
    name: 'recovery_insert',
    text: 'insert into recovery_codes (user_id, code_hash) select $1, hash from unnest($2::bytea[]) hash',
    values: [userId, hashes],
  })
}

/** False when there is no such code, or it was used: a used code is deleted. */
export async function spendRecoveryCode(tx: Tx, userId: number, hash: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'recovery_use',
    text: 'delete from recovery_codes where recovery_codes.user_id = $1 and recovery_codes.code_hash = $2',
    values: [userId, hash],
  })
  return rowCount === 1
}
