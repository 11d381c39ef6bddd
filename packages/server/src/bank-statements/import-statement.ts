import type { Tx } from '../db/pool.ts'
import { getFile } from '../files/index.ts'
import type { Caller } from '../http/caller.ts'
import type { Origin } from '../http/identity.ts'
import { recordAudit } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { addImportJob, findSame, insertStatement } from './statements.store.ts'

/** An uploaded file is to be taken in, by a job; one whose bytes are taken in already is found again. */
export async function importStatement(
  tx: Tx,
  { caller, origin }: { caller: Caller; origin: Origin },
  fileId: number,
): Promise<Outcome<{ statementId: number; again: boolean }>> {
  const file = await getFile(tx, fileId)
  if (file?.kind !== 'bank_statement') return refuse('file_not_found')
  const statementId = await insertStatement(tx, fileId, caller.userId)
  if (statementId === undefined) {
    const same = await findSame(tx, fileId)
    return same === undefined ? refuse('file_not_found') : accept({ statementId: same, again: true })
  }
  await addImportJob(tx, statementId)
  const about = { subject: 'bank_statement', subjectId: statementId, details: { file: fileId, name: file.name } }
  await recordAudit(tx, caller, origin, { action: 'bank_statement.imported', ...about })
  return accept({ statementId, again: false })
}
