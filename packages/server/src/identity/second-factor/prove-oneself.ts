import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { type Outcome, refuse, refuseFor } from '../../outcome.ts'
import type { Secrets } from '../../secrets.ts'
import { checkOwnPassword } from '../passwords/check-own-password.ts'
import { type Attempt, clearAttempts } from '../attempts/attempts.store.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'
import { passSecondFactor } from './pass-second-factor.ts'
import { lockSecondFactor } from './second-factor.store.ts'

type Proof = { caller: Caller; password: string; code: string | undefined; origin: Origin }

/**
 * Does the work, in one transaction, for who knows his password and, with the second factor on, has a code: a session that was stolen is
 * not enough. Guesses of a code are counted beside those of the password, which a right password forgives.
 */
export async function proveOneself<T>(
  pool: Pool,
  secrets: Secrets,
  { caller, password, code, origin }: Proof,
  work: (tx: Tx) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const checked = await checkOwnPassword(pool, caller.userId, password, 'password')
  if (!checked.ok) return checked
  const attempt: Attempt = { kind: 'own_secret', of: `${caller.userId} code` }
  const wait = await takeAttempt(pool, [attempt])
  if (wait > 0) return refuseFor(wait)
  return inTransaction(pool, async (tx) => {
    const factor = await lockSecondFactor(tx, caller.userId)
    if (factor?.on && !(await passSecondFactor(tx, secrets, caller.userId, code ?? '', origin))) return refuse('wrong_code', 'code')
    await clearAttempts(tx, attempt)
    return work(tx)
  })
}
