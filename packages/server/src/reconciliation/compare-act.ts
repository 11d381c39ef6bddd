import type { ColumnsQuestion, FileColumns } from '@anfilada/contract/reconciliation/comparison'
import type { Pool, Tx } from '../db/pool.ts'
import { formatOfType, getFile, type KeptFile, readTables, readWhole } from '../files/index.ts'
import type { Caller } from '../http/caller.ts'
import { customerOf } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { findAgreeable, getAct } from './acts.store.ts'
import { compareBooks } from './comparing/compare-books.rules.ts'
import { insertComparison } from './comparing/comparisons.store.ts'
import { type Books, readBooks } from './comparing/read-books.rules.ts'

export type CompareWish = { caller: Caller; actId: number; fileId: number; columns: FileColumns | undefined }
type File = { id: number; name: string }
export type BooksRead = { file: File; books: Books } | { question: ColumnsQuestion }

/**
 * The customer's uploaded books, for an act of his that can be agreed, or what has to be asked about them. Before the transaction of the
 * comparison: reading a file takes a thread of its own, and seconds.
 */
export async function readFileOf(pool: Pool, { caller, actId, fileId, columns }: CompareWish): Promise<Outcome<BooksRead>> {
  const customerId = customerOf(caller)
  const act = await findAgreeable(pool, actId)
  if (act?.customerId !== customerId) return refuse('act_not_found')
  if (!act.agreeable) return refuse('act_not_current')
  const file = await getFile(pool, fileId)
  if (file?.kind !== 'reconciliation' || file.customerId !== customerId) return refuse('file_not_found')
  const read = await readKept(file, columns)
  if (!read.ok) return read
  return accept('question' in read.value ? read.value : { file, books: read.value.books })
}

async function readKept(file: KeptFile, columns: FileColumns | undefined): Promise<ReturnType<typeof readBooks>> {
  const format = formatOfType(file.mediaType) === 'xlsx' ? 'xlsx' : 'txt'
  const tables = await readTables(await readWhole(file), format, `customer:${file.customerId}`)
  return tables ? readBooks(tables, columns) : refuse('file_not_readable')
}

const namedUnread = 10

/** Keeps what the act says beside what these books say; answers the comparison's number. The act is one, whatever is issued meanwhile. */
export async function compareAct(tx: Tx, { caller, actId }: CompareWish, file: File, books: Books): Promise<Outcome<number>> {
  const { content, lower, upper } = await getAct(tx, actId)
  const { rows, unread, columns } = books
  const hasSides = columns.amount === null
  const { lines, ...compared } = compareBooks(content.rows, { rows, hasSides }, { lower, upper })
  const found = { ...compared, has_sides: hasSides, unread: { count: unread.length, rows: unread.slice(0, namedUnread) } }
  return insertComparison(tx, { actId, file: { id: file.id, name: file.name }, columns, found, lines, userId: caller.userId })
}
