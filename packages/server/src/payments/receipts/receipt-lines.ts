import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import { receiptLineName, receiptOrderName, receiptPenaltyName } from '@anfilada/phrases/receipts'
import type { Db } from '../../db/pool.ts'
import { findPaidOrders, type PaidOrder, pricedLines } from '../../orders/index.ts'
import type { ReceiptLine } from '../providers/provider.ts'
import { fitReceipt } from '../providers/receipt.rules.ts'

/** Money of one order; `inAdvance`: before its visit (54-FZ). Kopecks. */
export type ReceiptShare = { orderId: number; amount: number; inAdvance: boolean }

/** What is paid for, as a receipt names it (54-FZ): the lines of each share make exactly its amount. Of a closed order the penalty is paid. */
export async function receiptLines(db: Db, customerId: number, shares: readonly ReceiptShare[]): Promise<ReceiptLine[]> {
  return linesBy(db, customerId, shares, soldLines)
}

/** What was paid for, as the receipt of its return names it: what is printed already, also when the order was cancelled meanwhile. */
export async function returnedLines(db: Db, customerId: number, shares: readonly ReceiptShare[]): Promise<ReceiptLine[]> {
  return linesBy(db, customerId, shares, (order, inAdvance) => {
    return inAdvance || order.charged === 0 ? soldLines({ ...order, status: 'confirmed' }, inAdvance) : soldLines(order, inAdvance)
  })
}

type LinesOf = (order: PaidOrder, inAdvance: boolean) => ReceiptLine[]

async function linesBy(db: Db, customerId: number, shares: readonly ReceiptShare[], linesOf: LinesOf): Promise<ReceiptLine[]> {
  const orders = await findPaidOrders(db, customerId, [...new Set(shares.map(({ orderId }) => orderId))])
  return shares.flatMap(({ orderId, amount, inAdvance }) => {
    const order = orders.find(({ id }) => id === orderId)
    return order ? fitted(linesOf(order, inAdvance), kopecks(amount), { orderId, inAdvance }) : []
  })
}

function soldLines({ id, status, charged, lines: sold }: PaidOrder, inAdvance: boolean): ReceiptLine[] {
  const lines = (status === 'confirmed' ? pricedLines({ lines: sold }) : []).map(({ kind, item, quantity, sum, vatPercent }) => {
    return { name: receiptLineName(kind, item), quantity, sum, vatPercent, inAdvance }
  })
  const penalty = charged - lines.reduce((sum, line) => sum + line.sum, 0)
  // A penalty is the price of nothing, so that no VAT is on it.
  const fine = { name: receiptPenaltyName(id), quantity: 1, sum: kopecks(Math.max(0, penalty)), vatPercent: null, inAdvance }
  return penalty > 0 ? [...lines, fine] : lines
}

function fitted(lines: readonly ReceiptLine[], share: Kopecks, { orderId, inAdvance }: Omit<ReceiptShare, 'amount'>): ReceiptLine[] {
  // An order whose lines cost nothing is one line.
  if (!lines.some(({ sum }) => sum > 0)) return [{ name: receiptOrderName(orderId), quantity: 1, sum: share, vatPercent: null, inAdvance }]
  return fitReceipt(lines, share).map(({ price, ...line }) => ({ ...line, sum: kopecks(price * line.quantity) }))
}
