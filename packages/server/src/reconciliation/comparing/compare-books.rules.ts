import type { ActPeriod, ActRow } from '@anfilada/contract/reconciliation/act'
import { type Comparison, type ComparisonKind, type ComparisonLine } from '@anfilada/contract/reconciliation/comparison'
import type { FileRow } from './file-rows.rules.ts'
import { matchRows, type Operation, type Pair } from './match-rows.rules.ts'

export type OwnRow = Pick<ActRow, 'date' | 'kind' | 'reference' | 'debit' | 'credit'>
/** `hasSides`: debit and credit stand in columns of their own. */
export type TheirBooks = { rows: readonly FileRow[]; hasSides: boolean }
export type Compared = Pick<Comparison, 'counts' | 'difference' | 'outside' | 'lines'>

/**
 * Our act beside the customer's books. His debit is our credit, in the books of some the other way round; a single column of sums may have no
 * signs. Of these readings that one holds by which most rows are the same. What he has outside of the period, and we nowhere, is counted alone.
 */
export function compareBooks(ours: readonly OwnRow[], theirs: TheirBooks, period: ActPeriod): Compared {
  const [first, ...others] = readingsOf(theirs)
  const best = others
    .map((reading) => readAs(reading, ours, theirs))
    .reduce((most, one) => (countSame(one) > countSame(most) ? one : most), readAs(first, ours, theirs))
  const pairs = best.filter(({ kind, theirRow }) => kind !== 'only_theirs' || isWithin(theirRow?.date, period))
  const lines = pairs.map(lineOf).toSorted(byKindAndDay)
  return { counts: countKinds(lines), difference: differenceOf(pairs), outside: best.length - pairs.length, lines }
}

/** How a sum of theirs stands in our books; `unsigned`: it does not say on which side. */
type Reading = 'mirrored' | 'straight' | 'unsigned'
/** `more`: by how much his debt is more by his row than by ours, kopecks; null where he does not say on which side his stands. */
type Read = { kind: ComparisonKind; ownRow: OwnRow | undefined; theirRow: FileRow | undefined; more: number | null }

function readingsOf({ rows, hasSides }: TheirBooks): readonly [Reading, ...Reading[]] {
  return hasSides || rows.some(({ debit }) => debit < 0) ? ['mirrored', 'straight'] : ['unsigned']
}

function readAs(reading: Reading, ours: readonly OwnRow[], { rows }: TheirBooks): Read[] {
  const own = ours.map((row) => ownOperation(row, reading))
  const other = rows.map((row): Operation => ({ ...row, amount: reading === 'mirrored' ? row.credit - row.debit : row.debit - row.credit }))
  return matchRows(own, other).map((pair) => {
    const [ownRow, theirRow] = [rowAt(ours, pair.ours), rowAt(rows, pair.theirs)]
    const more = (rowAt(other, pair.theirs)?.amount ?? 0) - (rowAt(own, pair.ours)?.amount ?? 0)
    return { kind: pair.kind, ownRow, theirRow, more: reading === 'unsigned' ? moreUnsigned(pair, ownRow, more) : more }
  })
}

function rowAt<R>(rows: readonly R[], at: Pair['ours']): R | undefined {
  return at === undefined ? undefined : rows[at]
}

/** A sum without a sign stands on the side of the row of ours that it belongs to. */
function moreUnsigned({ kind }: Pair, ownRow: OwnRow | undefined, more: number): number | null {
  if (kind === 'only_theirs' || !ownRow) return null
  return ownRow.debit - ownRow.credit < 0 ? -more : more
}

function ownOperation({ date, reference, debit, credit }: OwnRow, reading: Reading): Operation {
  const number = numberOf(reference)
  const amount = debit - credit
  return { date, amount: reading === 'unsigned' ? Math.abs(amount) : amount, numbers: number === null ? [] : [number] }
}

function countSame(read: readonly Read[]): number {
  return read.filter(({ kind }) => kind === 'same').length
}

function isWithin(date: string | undefined, { lower, upper }: ActPeriod): boolean {
  return date !== undefined && date >= lower && date <= upper
}

/** The number in a reference of the ledger, `order:71`. */
function numberOf(reference: string): string | null {
  return /:(\d+)$/.exec(reference)?.[1] ?? null
}

function lineOf({ kind, ownRow, theirRow }: Read): ComparisonLine {
  const ours = ownRow && {
    date: ownRow.date,
    document: documentOf(ownRow),
    number: numberOf(ownRow.reference),
    debit: ownRow.debit,
    credit: ownRow.credit,
  }
  const theirs = theirRow && {
    row: theirRow.row,
    date: theirRow.date,
    document: theirRow.document,
    debit: theirRow.debit,
    credit: theirRow.credit,
  }
  return { kind, ours: ours ?? null, theirs: theirs ?? null }
}

type OwnDocument = NonNullable<ComparisonLine['ours']>['document']

/** What came by a bank statement is a transfer; a reversal is of what its reference names. */
function documentOf({ kind, reference }: OwnRow): OwnDocument {
  const isTransfer = reference.startsWith('bank:')
  if (kind === 'payment' && isTransfer) return 'transfer'
  if (kind !== 'reversal') return kind
  if (isTransfer) return 'transfer_reversal'
  return reference.startsWith('order:') ? 'order_reversal' : 'reversal'
}

function byKindAndDay(one: ComparisonLine, other: ComparisonLine): number {
  const isSame = Number(one.kind === 'same') - Number(other.kind === 'same')
  return isSame || dayOf(one).localeCompare(dayOf(other))
}

function dayOf({ ours, theirs }: ComparisonLine): string {
  return ours?.date ?? theirs?.date ?? ''
}

function countKinds(lines: readonly ComparisonLine[]): Comparison['counts'] {
  const counts = { only_theirs: 0, only_ours: 0, amount: 0, date: 0, same: 0 }
  for (const { kind } of lines) counts[kind]++
  return counts
}

function differenceOf(pairs: readonly Read[]): number | null {
  return pairs.reduce<number | null>((sum, { more }) => (sum === null || more === null ? null : sum + more), 0)
}
