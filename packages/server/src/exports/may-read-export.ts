import type { Db } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import { seesOnlyOwnOrders } from '../identity/index.ts'
import { findListOfFile } from './exports.reads.ts'

/** Whether a file is an export of the caller's own, of a list that he may still read, and of it no more than he still sees. */
export async function mayReadExport(db: Db, caller: Caller, fileId: number): Promise<boolean> {
  const found = await findListOfFile(db, fileId, caller)
  if (!found || (seesOnlyOwnOrders(caller) && !found.ownOnly)) return false
  const { lists } = await import('./lists/lists.ts')
  return caller.can(...lists[found.list].ability)
}
