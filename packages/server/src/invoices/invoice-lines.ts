import { addDays } from '@anfilada/contract/dates'
import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import { type PricedLine, vatIn } from '@anfilada/contract/pricing/price-order'
import { feeTitle, invoiceLineTitle, penaltyTitle } from '@anfilada/phrases/invoice-paper'
import type { Fee } from '../licenses/index.ts'
import type { InvoiceLine } from './invoices.store.ts'

/** What an order is charged for, as an invoice and an act name it. `charged` has the penalties in it, `lines` only what was sold. */
export type ChargedOrder = { id: number; museum: string | null; passDate: string; charged: number; lines: readonly PricedLine[] }

/** Everything that is charged for the order; the sums of the lines make exactly that. Lines that cost nothing are left out. */
export function chargedLines({ id, museum, passDate, charged, lines }: ChargedOrder): InvoiceLine[] {
  const sold = lines.filter(({ sum }) => sum > 0).map((line) => ({ ...soldAt(line), orderId: id, title: titleOf(line) }))
  const penalty = charged - sold.reduce((total, { sum }) => total + sum, 0)
  // A penalty is the price of nothing, so that no VAT is on it.
  return penalty > 0 ? [...sold, { ...single(kopecks(penalty), null), orderId: id, title: penaltyTitle(id) }] : sold

  function titleOf(line: PricedLine): string {
    return invoiceLineTitle({ museum, kind: line.kind, item: line.item, date: passDate, orderId: id })
  }
}

/** So much of the fee of a renewal, kopecks: all of it, or what is still due. */
export function feeLine({ id, number, museum, heldOn, vatPercent }: Fee, amount: Kopecks): InvoiceLine {
  return { ...single(amount, vatPercent), orderId: null, requestId: id, title: feeTitle({ number, museum, heldOn }) }
}

/** Of those that are paid for; a price for the whole group is one of it. */
function soldAt({ quantity, free, unitPrice, sum, vatPercent }: PricedLine): Omit<InvoiceLine, 'orderId' | 'title'> {
  const paid = quantity - free
  if (paid * unitPrice !== sum) return single(sum, vatPercent)
  return { quantity: paid, unitPrice, sum, vatPercent, vat: vatIn(sum, vatPercent) }
}

function single(sum: Kopecks, vatPercent: number | null): Omit<InvoiceLine, 'orderId' | 'title'> {
  return { quantity: 1, unitPrice: sum, sum, vatPercent, vat: vatIn(sum, vatPercent) }
}

/**
 * So much of the lines, when not all of it is asked for or taken back: each has its share by its sum, to the kopeck, and its VAT anew. All of it
 * is the lines as they are.
 */
export function partOf(lines: readonly InvoiceLine[], amount: Kopecks): InvoiceLine[] {
  const total = sumOf(lines)
  if (amount > total || amount < 0) throw new RangeError(`${amount} of ${total} kopecks`)
  if (amount === total) return [...lines]
  const shares = lines.map(({ sum }) => (BigInt(sum) * BigInt(amount)) / BigInt(total))
  let left = amount - shares.reduce((sum, share) => sum + Number(share), 0)
  const parts = lines.map(({ orderId, requestId, title, vatPercent, sum }, at) => {
    const share = Number(shares[at])
    const more = left > 0 && share < sum ? 1 : 0
    left -= more
    return { ...single(kopecks(share + more), vatPercent), orderId, ...(requestId !== undefined && { requestId }), title }
  })
  return parts.filter(({ sum }) => sum > 0)
}

export function sumOf(lines: readonly Pick<InvoiceLine, 'sum'>[]): Kopecks {
  return kopecks(lines.reduce((total, { sum }) => total + sum, 0))
}

export function vatOf(lines: readonly Pick<InvoiceLine, 'vat'>[]): Kopecks {
  return kopecks(lines.reduce((total, { vat }) => total + vat, 0))
}

/** Calendar days in which an invoice is to be paid: a transfer takes one or two. */
const daysToPay = 5

/** Its last day: five on, or the day of the earliest visit when that is sooner; never one that is over. */
export function lastDayToPay(today: string, visits: readonly string[]): string {
  const [earliest] = visits.toSorted()
  const usual = addDays(today, daysToPay)
  if (earliest === undefined || earliest >= usual) return usual
  return earliest < today ? today : earliest
}
