import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Secrets } from '../../secrets.ts'
import { announceSecondFactor } from './announce-second-factor.ts'
import { passCode } from './pass-second-factor.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { lockSecondFactor, replaceRecoveryCodes, saveSecret, turnOn } from './second-factor.store.ts'
import { base32, keyUri, newSecret } from './totp.ts'

/** A new secret for the authenticator; it opens and closes nothing before `confirmSecondFactor`. */
export async function beginSecondFactor(pool: Pool, secrets: Secrets, userId: number): Promise<Outcome<{ secret: string; uri: string }>> {
  return inTransaction(pool, async (tx) => {
    const factor = await lockSecondFactor(tx, userId)
    if (!factor || factor.on) return refuse('second_factor_on')
    const secret = newSecret()
    await saveSecret(tx, userId, secrets.seal(secret))
    return accept({ secret: base32(secret), uri: keyUri(secret, factor.login) })
  })
}

/** Turns the second factor on once the authenticator has shown that it knows the secret; answers the recovery codes, this once. */
export async function confirmSecondFactor(
  pool: Pool,
  secrets: Secrets,
  { userId }: Caller,
  code: string,
  origin: Origin,
): Promise<Outcome<string[]>> {
  return inTransaction(pool, async (tx) => {
    const factor = await lockSecondFactor(tx, userId)
    if (factor?.on) return refuse('second_factor_on')
    if (!factor?.sealed) return refuse('second_factor_not_begun')
    if (!(await passCode(tx, secrets, userId, factor, code))) return refuse('wrong_code', 'code')
    await turnOn(tx, userId)
    await announceSecondFactor(tx, userId, 'on', origin)
    return accept(await makeRecoveryCodes(tx, userId))
  })
}

export async function makeRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(recoveryHash))
  return codes
}
