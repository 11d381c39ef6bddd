import { type FileColumns, mostColumns } from '@anfilada/contract/reconciliation/comparison'
import { rowsOf } from './file-rows.rules.ts'
import { readSum, type Table, textOf } from './table-values.rules.ts'

/** How columns are headed in the books of those who write to us. */
const heads = {
  date: /^(?:дата|период|date|日期|تاریخ|ngày)/,
  document:
    /документ|операци|содержание|назначение|номер|^№|document|reference|number|^no\b|description|operation|details|摘要|单据|凭证|单号|سند|شرح|chứng từ|diễn giải/,
  debit: /^(?:дебет|дебит|дт\b|debit|dr\b|借|بدهکار|nợ)/,
  credit: /^(?:кредит|кт\b|credit|cr\b|贷|بستانکار|có)/,
  amount: /^(?:сумма|amount|sum|total|金额|مبلغ|số tiền)/,
}
type Head = keyof typeof heads
type Heads = Record<Head, number[]>
type Columns = Omit<FileColumns, 'sheet'>

/** Nobody writes more above his table. */
const mostRowsAbove = 40

/** `plain`: they need not be asked about. */
export type Recognised = { columns: Columns; plain: boolean; headRow: number | undefined }

/**
 * Which column holds what, by the headings, in the form of acts with two halves too; plain only when there is one way to read them and nearly
 * every row with a sum has a day. What is not plain is a guess, to be asked about. `company`: our name, by which our half is known.
 */
export function recogniseColumns(table: Table, company: string): Recognised {
  const headRow = table.slice(0, mostRowsAbove).findIndex((row) => isHead(headsOf(row)))
  const found = headsOf(table[headRow] ?? [])
  const hasHalves = found.debit.length === 2 && found.credit.length === 2
  const { used, plain } = hasHalves ? pickHalf(table, headRow, found, brandOf(company)) : { used: found, plain: true }
  const columns = columnsOf(used)
  const isRead = headRow >= 0 && plain && isOneWay(used) && areRead(table, columns)
  return { columns, plain: isRead, headRow: headRow < 0 ? undefined : headRow }
}

function columnsOf({ date, document, debit, credit, amount }: Heads): Columns {
  const sides = { debit: debit[0] ?? null, credit: credit[0] ?? null }
  return { date: date[0] ?? null, document: document[0] ?? null, ...sides, amount: debit.length > 0 ? null : (amount[0] ?? null) }
}

/** Each thing in one column; beside a column of sums, debit and credit are mostly numbers of accounts. */
function isOneWay({ date, debit, credit, amount }: Heads): boolean {
  return [date, debit, credit, amount].every(({ length }) => length < 2) && (amount.length === 0 || debit.length === 0)
}

function headsOf(row: Table[number]): Heads {
  const found: Heads = { date: [], document: [], debit: [], credit: [], amount: [] }
  for (const [at, cell] of row.slice(0, mostColumns).entries()) {
    const text = textOf(cell).toLowerCase()
    const head = (Object.keys(heads) as Head[]).find((one) => heads[one].test(text))
    if (head) found[head].push(at)
  }
  return found
}

function isHead({ date, debit, credit, amount }: Heads): boolean {
  return date.length > 0 && (amount.length > 0 || (debit.length > 0 && credit.length > 0))
}

/** Of an act's two halves the one that its sender filled: the only one with sums, or the one that is not said to be ours. */
function pickHalf(table: Table, headRow: number, found: Heads, brand: string): { used: Heads; plain: boolean } {
  const cut = (found.credit[0] ?? 0) + 1
  const [left, right] = [within(found, 0, cut), within(found, cut, mostColumns)]
  // A half without days of its own stands beside those of the other.
  const halves = [left, { ...right, date: right.date.length > 0 ? right.date : left.date }] as const
  const filled = halves.filter((half) => hasSums(table.slice(headRow + 1), half))
  const ownAt = table.slice(0, headRow).flatMap((row) => row.flatMap((cell, at) => (isOurHeading(textOf(cell), brand) ? at : [])))
  const isOurs = (half: Heads): boolean => ownAt.length === 1 && ownAt.every((at) => at < cut === (half === left))
  const theirs = filled.filter((half) => !isOurs(half))
  return { used: theirs[0] ?? left, plain: theirs.length === 1 }
}

/** The company's name without its form, which others write as they like. */
function brandOf(company: string): string {
  return (company.split(/[«»]/)[1] ?? company).toLowerCase()
}

function isOurHeading(text: string, brand: string): boolean {
  return /данным|books/i.test(text) && text.toLowerCase().includes(brand)
}

function within(found: Heads, from: number, until: number): Heads {
  const part = (columns: readonly number[]): number[] => columns.filter((at) => at >= from && at < until)
  return {
    date: part(found.date),
    document: part(found.document),
    debit: part(found.debit),
    credit: part(found.credit),
    amount: part(found.amount),
  }
}

function hasSums(rows: Table, { debit, credit }: Heads): boolean {
  return rows.some((row) => [...debit, ...credit].some((at) => (readSum(row[at]) ?? 0) !== 0))
}

function areRead(table: Table, columns: Columns): boolean {
  const { rows, unread } = rowsOf(table, columns)
  return rows.length > 0 && unread.length * 5 <= rows.length
}
