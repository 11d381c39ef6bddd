import type { Pool } from '../../db/pool.ts'
import { findCompany } from '../../db/company.reads.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { endSessions } from '../sessions/sessions.store.ts'
import { announcePassword } from './announce-password.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { hashPassword } from './hashing.ts'
import { judgePassword } from './judge-password.ts'
import { findPasswordOwner } from './password-owner.reads.ts'
import { lockPassword, savePassword } from './passwords.store.ts'

/** Changes the caller's own password and ends his other sessions, in one transaction; answers how many sessions ended. */
export async function changePassword(
  pool: Pool,
  caller: Caller,
  { current, password }: { current: string; password: string },
  origin: Origin,
): Promise<Outcome<number>> {
  const checked = await checkOwnPassword(pool, caller.userId, current, 'current')
  if (!checked.ok) return checked
  const owner = await findPasswordOwner(pool, caller.userId)
  if (!owner) return refuse('wrong_password', 'current')
  const fault = await judgePassword(password, owner, await findCompany(pool))
  if (fault) return refuse(fault, 'password')
  const passwordHash = await hashPassword(password)
  return inTransaction(pool, async (tx) => {
    // Two changes at once: the second compared with a password that is no more.
    if (!(await lockPassword(tx, caller.userId, checked.value))) return refuse('wrong_password', 'current')
    await savePassword(tx, caller.userId, passwordHash)
    const ended = await endSessions(tx, caller.userId, caller.sessionId)
    await announcePassword(tx, owner, 'password.changed', origin)
    return accept(ended)
  })
}
