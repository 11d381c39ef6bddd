import type { ColumnsQuestion, FileColumns } from '@anfilada/contract/reconciliation/comparison'
import type { Pool, Tx } from '../db/pool.ts'
import { formatOfType, getFile, inTurn, type KeptFile, readTables, readWhole } from '../files/index.ts'
import type { Caller } from '../http/caller.ts'
import { customerOf } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { findAgreeable, getAct } from './acts.store.ts'
import type { ComparedFile, compareFile, CompareJob } from './comparing/compare-file.rules.ts'
import { insertComparison } from './comparing/comparisons.store.ts'

export type CompareWish = { caller: Caller; actId: number; fileId: number; columns: FileColumns | undefined }
type NamedFile = { id: number; name: string }

/**
 * What an act of the caller's, which can be agreed, says beside his uploaded file, or what has to be asked about the file. Before the
 * transaction that keeps it: files are read and compared in threads of their own, for seconds, and an act never changes.
 */
export async function compareAct(
  pool: Pool,
  { caller, actId, fileId, columns }: CompareWish,
): Promise<Outcome<{ file: NamedFile; compared: ComparedFile } | { question: ColumnsQuestion }>> {
  const customerId = customerOf(caller)
  const act = await findAgreeable(pool, actId)
  if (act?.customerId !== customerId) return refuse('act_not_found')
  if (!act.agreeable) return refuse('act_not_current')
  const file = await getFile(pool, fileId)
  if (file?.kind !== 'reconciliation' || file.customerId !== customerId) return refuse('file_not_found')
  const said = await compareInTurn(pool, actId, file, columns)
  if (!said.ok) return said
  return accept('question' in said.value ? said.value : { file, compared: said.value })
}

const thread = new URL('./compare-file.worker.ts', import.meta.url)

async function compareInTurn(pool: Pool, actId: number, file: KeptFile, columns: FileColumns | undefined): Promise<Said> {
  const asker = `customer:${file.customerId}`
  const format = formatOfType(file.mediaType) === 'xlsx' ? 'xlsx' : 'txt'
  const tables = await readTables(await readWhole(file), format, asker)
  if (!tables) return refuse('file_not_readable')
  const { content, lower, upper } = await getAct(pool, actId)
  const job = { ours: content.rows, company: content.company.name, period: { lower, upper }, tables, columns }
  return (await inTurn<CompareJob, Said>(thread, job, asker)) ?? refuse('file_not_readable')
}

type Said = ReturnType<typeof compareFile>

/** Keeps what was compared; answers the comparison's number. */
export function keepComparison(
  tx: Tx,
  { caller, actId }: CompareWish,
  { id, name }: NamedFile,
  compared: ComparedFile,
): Promise<Outcome<number>> {
  return insertComparison(tx, { actId, file: { id, name }, ...compared, userId: caller.userId })
}
