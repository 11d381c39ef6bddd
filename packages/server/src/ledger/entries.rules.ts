import type { Kopecks } from '@anfilada/contract/kopecks'
import type { AccountName } from '@anfilada/contract/ledger/ledger'
import { type PricedLine, vatIn } from '@anfilada/contract/pricing/price-order'

/** Above zero: debit. `item`: what was sold, for income; the provider, for clearing. */
export type Entry = { account: AccountName; item: string; amount: number }

/** What is charged for: an income account's item, the sum with VAT inside, and the rate. */
export type ChargeLine = { item: string; sum: Kopecks; vatPercent: number | null }

/** All tickets are one income, each service its own. */
export function chargeLine({ kind, item, sum, vatPercent }: PricedLine): ChargeLine {
  return { item: kind === 'ticket' ? 'tickets' : item, sum, vatPercent }
}

/** The entries of a charge: the customer owes the whole, income takes it without VAT, VAT is counted per line. They sum to zero. */
export function chargeEntries(lines: readonly ChargeLine[]): Entry[] {
  const income = new Map<string, number>()
  let [total, vat] = [0, 0]
  for (const line of lines) {
    const lineVat = vatIn(line.sum, line.vatPercent)
    total += line.sum
    vat += lineVat
    income.set(line.item, (income.get(line.item) ?? 0) - (line.sum - lineVat))
  }
  const entries: Entry[] = [
    { account: 'customer', item: '', amount: total },
    ...[...income].map(([item, amount]): Entry => ({ account: 'income', item, amount })),
    { account: 'vat', item: '', amount: -vat },
  ]
  return entries.filter(({ amount }) => amount !== 0)
}
