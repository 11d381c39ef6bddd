import type { Tx } from '../../db/pool.ts'
import type { Origin } from '../../http/identity.ts'
import type { Secrets } from '../../secrets.ts'
import { announceSecondFactor } from './announce-second-factor.ts'
import { plainCode, recoveryHash } from './recovery-codes.ts'
import { lockSecondFactor, type SecondFactor, spendRecoveryCode, spendStep } from './second-factor.store.ts'
import { matchingStep } from './totp.ts'

const sixDigits = /^\d{6}$/

/** Uses the code up, the authenticator's or a recovery code; false when it opens nothing. Its owner hears of a recovery code. */
export async function passSecondFactor(tx: Tx, secrets: Secrets, userId: number, code: string, origin: Origin): Promise<boolean> {
  const plain = plainCode(code)
  if (sixDigits.test(plain)) {
    const factor = await lockSecondFactor(tx, userId)
    return factor !== undefined && factor.on && passCode(tx, secrets, userId, factor, plain)
  }
  if (!(await spendRecoveryCode(tx, userId, recoveryHash(plain)))) return false
  await announceSecondFactor(tx, userId, 'recovered', origin)
  return true
}

/** Whether it is the authenticator's code of now, which was not used before. */
export async function passCode(
  tx: Tx,
  secrets: Secrets,
  userId: number,
  { sealed, lastStep }: SecondFactor,
  code: string,
): Promise<boolean> {
  const step = sealed === null ? undefined : matchingStep(secrets.open(sealed), plainCode(code), new Date(), lastStep)
  if (step === undefined) return false
  await spendStep(tx, userId, step)
  return true
}
