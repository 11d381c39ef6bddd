import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { accept, type Outcome, refuse, refuseFor } from '../../outcome.ts'
import type { Secrets } from '../../secrets.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { endActing } from '../sessions/acting.store.ts'
import { type Attempt, clearAttempts } from '../attempts/attempts.store.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'
import { announceSecondFactor } from './announce-second-factor.ts'
import { passSecondFactor } from './pass-second-factor.ts'
import { lockSecondFactor, replaceRecoveryCodes, turnOff } from './second-factor.store.ts'
import { makeRecoveryCodes } from './turn-on-second-factor.ts'

type Proof = { caller: Caller; code: string; origin: Origin }

/** New recovery codes for who still has the authenticator, or one of the old codes. */
export async function renewRecoveryCodes(pool: Pool, secrets: Secrets, proof: Proof): Promise<Outcome<string[]>> {
  const { caller, origin } = proof
  return withCode(pool, secrets, proof, async (tx) => {
    await recordAudit(tx, caller, origin, { action: 'second_factor.codes_renewed', subject: 'user', subjectId: caller.userId })
    return makeRecoveryCodes(tx, caller.userId)
  })
}

/** Turns the second factor off; the recovery codes go with it. */
export async function removeSecondFactor(pool: Pool, secrets: Secrets, proof: Proof): Promise<Outcome<void>> {
  const { userId } = proof.caller
  return withCode(pool, secrets, proof, async (tx) => {
    await turnOff(tx, userId)
    // Who has to turn it on again acts for nobody meanwhile.
    await endActing(tx, userId)
    await replaceRecoveryCodes(tx, userId, [])
    await announceSecondFactor(tx, userId, 'off', proof.origin)
  })
}

/** Does the work for who proves that he has the second factor; guesses of a stolen session are slowed like those of a stranger. */
async function withCode<T>(
  pool: Pool,
  secrets: Secrets,
  { caller, code, origin }: Proof,
  work: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> {
  const attempt: Attempt = { kind: 'own_secret', of: String(caller.userId) }
  const wait = await takeAttempt(pool, [attempt])
  if (wait > 0) return refuseFor(wait)
  return inTransaction(pool, async (tx) => {
    const factor = await lockSecondFactor(tx, caller.userId)
    if (!factor?.on) return refuse('second_factor_off')
    if (!(await passSecondFactor(tx, secrets, caller.userId, code, origin))) return refuse('wrong_code', 'code')
    await clearAttempts(tx, attempt)
    return accept(await work(tx))
  })
}
