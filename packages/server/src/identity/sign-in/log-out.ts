import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { deleteSession } from '../sessions/sessions.store.ts'

/** Ends the session of the token; false when it was over already. */
export async function logOut(pool: Pool, caller: Caller, hash: Buffer, origin: Origin): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    if (!(await deleteSession(tx, hash))) return false
    await recordAudit(tx, caller, origin, { action: 'session.closed', subject: 'session', subjectId: caller.sessionId ?? '' })
    return true
  })
}
