import type { LedgerTransaction } from '@anfilada/contract/ledger/ledger'

type Entry = LedgerTransaction['entries'][number]

/** One line of the books as an account sees it: what stands against it, how much (kopecks, above zero debit), and what the account stood at then. */
export type LedgerRow = { transaction: LedgerTransaction; others: readonly Entry[]; amount: number; running: number | null }

/**
 * A posting as rows of one account; without one, of the customers'. What a customer was charged comes apart into what it was charged for; any
 * other account has one row, against those of the other side. The newest stands first, as the postings do.
 */
export function rowsOf(transaction: LedgerTransaction, accountId: number | undefined): LedgerRow[] {
  const isOwn = (entry: Entry) => (accountId === undefined ? entry.account === 'customer' : entry.account_id === accountId)
  const own = transaction.entries.filter(isOwn)
  const others = transaction.entries.filter((entry) => !isOwn(entry))
  if (own.every(({ account }) => account === 'customer')) return stepped(transaction, others)
  const amount = own.reduce((sum, entry) => sum + entry.amount, 0)
  const against = others.filter((other) => Math.sign(other.amount) === -Math.sign(amount))
  return [{ transaction, others: against.length > 0 ? against : others, amount, running: transaction.running }]
}

/** Each with what was left after it. */
function stepped(transaction: LedgerTransaction, others: readonly Entry[]): LedgerRow[] {
  let { running } = transaction
  return others.map((other) => {
    const row = { transaction, others: [other], amount: -other.amount, running }
    if (running !== null) running -= row.amount
    return row
  })
}

/** What stands on the screen, kopecks. */
export function turnoverOf(rows: readonly LedgerRow[]): { debit: number; credit: number } {
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const amounts = rows.map(({ amount }) => amount)
  return { debit: sumOf(amounts.filter((amount) => amount > 0)), credit: -sumOf(amounts.filter((amount) => amount < 0)) }
}

/** Whether any of the sums has kopecks: then all of a column have, and stand digit under digit. */
export function withKopecks(sums: readonly (number | null)[]): boolean {
  return sums.some((sum) => sum !== null && sum % 100 !== 0)
}
