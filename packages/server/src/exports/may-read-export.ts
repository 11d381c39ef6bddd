import type { Db } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import { findListOfFile } from './exports.reads.ts'

/** Whether a file is an export of the caller's own, of a list that he may still read. */
export async function mayReadExport(db: Db, caller: Caller, fileId: number): Promise<boolean> {
  const list = await findListOfFile(db, fileId, caller)
  if (list === undefined) return false
  const { lists } = await import('./lists/lists.ts')
  return caller.can(...lists[list].ability)
}
