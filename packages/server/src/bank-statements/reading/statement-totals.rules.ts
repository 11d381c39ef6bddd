import type { StatementFault } from '@anfilada/contract/payments/bank-statements'
import type { AccountTotals, StatementEntry } from './statement-sections.rules.ts'

type Gap = Extract<StatementFault, { expected: number }>

/**
 * The first sum that does not hold: opening, what came and what went make the closing balance, and money that came makes the sum that the bank
 * gives. Documents of money that went are not counted: many export without them.
 */
export function totalsFault(totals: readonly AccountTotals[], entries: readonly StatementEntry[]): Gap | undefined {
  for (const { account, opening, incoming, outgoing, closing } of totals) {
    const found = opening + incoming - outgoing
    if (found !== closing) return { code: 'balance_differs', account, expected: closing, found }
  }
  for (const account of new Set(totals.map((one) => one.account))) {
    const of = (sums: readonly { account: string }[]) => sums.filter((one) => one.account === account)
    const expected = (of(totals) as AccountTotals[]).reduce((sum, { incoming }) => sum + incoming, 0)
    const found = (of(entries) as StatementEntry[]).reduce((sum, { amount }) => sum + amount, 0)
    if (found !== expected) return { code: 'incoming_differs', account, expected, found }
  }
  return undefined
}
