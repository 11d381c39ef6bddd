import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import { receiptLineName, receiptOrderName } from '@anfilada/phrases/receipts'
import type { Db } from '../db/pool.ts'
import { findPaidOrders, type PaidOrder, pricedLines } from '../orders/index.ts'
import type { ReceiptLine } from './providers/provider.ts'
import { fitReceipt } from './providers/receipt.rules.ts'

/** What is paid for, as a receipt names it (54-FZ): the lines of each order make exactly its share. `shares`: kopecks by order. */
export async function receiptLines(db: Db, customerId: number, shares: ReadonlyMap<number, number>): Promise<ReceiptLine[]> {
  const orders = await findPaidOrders(db, customerId, [...shares.keys()])
  return orders.flatMap((order) => linesOf(order, kopecks(shares.get(order.id) ?? 0)))
}

function linesOf(order: PaidOrder, share: Kopecks): ReceiptLine[] {
  const lines = pricedLines(order).map(({ kind, item, quantity, sum, vatPercent }) => {
    return { name: receiptLineName(kind, item), quantity, sum, vatPercent }
  })
  // A penalty alone, or an order whose lines cost nothing, is one line.
  if (!lines.some(({ sum }) => sum > 0)) return [{ name: receiptOrderName(order.id), quantity: 1, sum: share, vatPercent: null }]
  return fitReceipt(lines, share).map(({ price, ...line }) => ({ ...line, sum: kopecks(price * line.quantity) }))
}
