import { addMonths, dateIn, defaultZone, isInOrder } from '../dates.ts'
import { type Kopecks, kopecks } from '../kopecks.ts'
import type { TransactionKind } from '../ledger/ledger.ts'

/** Calendar days by the company's clocks, both included. */
export type ActPeriod = { lower: string; upper: string }

/** A period of reconciliation is at most so many calendar months (specification/constants.md). */
export const mostActMonths = 3

/** Whether an act can be made for it: in order, and no longer than three calendar months, whose end clamps to the shorter month's. */
export function isActPeriod({ lower, upper }: ActPeriod): boolean {
  return isInOrder(lower, upper) && upper <= addMonths(lower, mostActMonths)
}

/** What one transaction of the ledger did to the customer's account: `amount` in kopecks, above zero he owes more. */
export type AccountMove = { id: number; kind: TransactionKind; reference: string; postedAt: Date; amount: number }

/** A line of an act. Kopecks; below zero it takes back what stood on the same side before. One of the two is zero. */
export type ActRow = { id: number; kind: TransactionKind; reference: string; date: string; debit: Kopecks; credit: Kopecks }

/** Kopecks; an opening or closing balance above zero is the customer's debt, below it the company's. */
export type ActSums = { opening: Kopecks; debit: Kopecks; credit: Kopecks; closing: Kopecks }
export type Act = ActSums & { rows: readonly ActRow[] }

/**
 * Money that came, and money that went back, stands on the credit side; what was supplied, and what was taken back of it, on the debit side: a
 * refund lowers what was paid, it is no supply. A reversal stands where what it takes back stood, a correction by hand, and what
 * was brought from the system before, where it makes the sum grow; they are known by whether the customer owes more (`up`) or less afterwards.
 */
const sideOf: Record<TransactionKind, Record<'up' | 'down', 'debit' | 'credit'>> = {
  charge: { up: 'debit', down: 'debit' },
  adjustment: { up: 'debit', down: 'debit' },
  penalty: { up: 'debit', down: 'debit' },
  payment: { up: 'credit', down: 'credit' },
  refund: { up: 'credit', down: 'credit' },
  reversal: { up: 'credit', down: 'debit' },
  correction: { up: 'debit', down: 'credit' },
  opening: { up: 'debit', down: 'credit' },
}

function rowOf({ id, kind, reference, postedAt, amount }: AccountMove): ActRow {
  const [debit, credit] = sideOf[kind][amount > 0 ? 'up' : 'down'] === 'debit' ? [amount, 0] : [0, -amount]
  return { id, kind, reference, date: dateIn(defaultZone, postedAt), debit: kopecks(debit), credit: kopecks(credit) }
}

/** The rows of what moved, by their days, those of one day as they were posted. Invoices are none: one that is not paid is no supply. */
export function actRows(moves: readonly AccountMove[]): ActRow[] {
  return moves.map(rowOf).toSorted((one, other) => one.date.localeCompare(other.date) || one.id - other.id)
}

/** What the rows come to after an opening balance. */
export function actOf(opening: number, rows: readonly ActRow[]): Act {
  const debit = rows.reduce((sum, row) => sum + row.debit, 0)
  const credit = rows.reduce((sum, row) => sum + row.credit, 0)
  return { opening: kopecks(opening), rows, debit: kopecks(debit), credit: kopecks(credit), closing: kopecks(opening + debit - credit) }
}

/** The act of a period out of everything that ever moved on the account. */
export function actIn(moves: readonly AccountMove[], { lower, upper }: ActPeriod): Act {
  const rows = actRows(moves)
  const before = actOf(
    0,
    rows.filter(({ date }) => date < lower),
  )
  return actOf(
    before.closing,
    rows.filter(({ date }) => date >= lower && date <= upper),
  )
}
