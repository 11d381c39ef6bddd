import type { Pool } from '../../db/pool.ts'
import { accept, type Outcome, refuse, refuseFor } from '../../outcome.ts'
import { type Attempt, clearAttempts } from '../attempts/attempts.store.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'
import { isPassword } from './hashing.ts'
import { findPasswordHash } from './passwords.store.ts'

/** A signed-in person proves that he is who signed in; a stolen session guesses no faster than a stranger. Answers the hash that it was. */
export async function checkOwnPassword(pool: Pool, userId: number, password: string, field: string): Promise<Outcome<string>> {
  const attempt: Attempt = { kind: 'own_secret', of: String(userId) }
  const wait = await takeAttempt(pool, [attempt])
  if (wait > 0) return refuseFor(wait)
  const passwordHash = await findPasswordHash(pool, userId)
  if (!(await isPassword(passwordHash, password)) || passwordHash === undefined) return refuse('wrong_password', field)
  await clearAttempts(pool, attempt)
  return accept(passwordHash)
}
