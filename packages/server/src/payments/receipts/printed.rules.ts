import type { ReceiptShare } from './receipt-lines.ts'

/** What of a payment is printed for an order, what it pays there now, and what of it was taken back by receipts of returns. Kopecks. */
export type Printed = { orderId: number; advance: number; settled: number; held: number; advanceBack: number; settledBack: number }

/** What the order holds of the payment without a receipt of settlement. */
export function unsettledOf({ held, settled, settledBack }: Printed): number {
  return Math.max(0, held - (settled - settledBack))
}

/**
 * What a refund takes back of what is printed. What was settled and pays nothing any more goes first, for that alone is untrue on paper; then
 * advances, the latest orders first. More than was ever printed is laid to the first order.
 */
export function chooseReturns(amount: number, printed: readonly Printed[]): ReceiptShare[] {
  const loose = [...looseLots(printed, false, looseSettled), ...looseLots(printed, true, looseAdvance)]
  const chosen = takeLots(amount, loose)
  const missing = amount - chosen.reduce((sum, lot) => sum + lot.amount, 0)
  const [first] = printed
  if (missing === 0 || !first) return chosen
  const rest = { orderId: first.orderId, inAdvance: first.settled === 0 }
  const same = chosen.find(({ orderId, inAdvance }) => orderId === rest.orderId && inAdvance === rest.inAdvance)
  return same
    ? chosen.map((lot) => (lot === same ? { ...lot, amount: lot.amount + missing } : lot))
    : [...chosen, { ...rest, amount: missing }]
}

/**
 * What was printed as settled for one order and pays another by now: all that is settled and pays nothing, but for what is still kept.
 * Advances are used first, for they are free to pay any order.
 */
export function chooseMoved(printed: readonly Printed[], kept: number): ReceiptShare[] {
  const lots = looseLots(printed, false, looseSettled)
  const all = lots.reduce((sum, lot) => sum + lot.amount, 0)
  return takeLots(Math.max(0, all - kept), lots)
}

function looseSettled({ settled, settledBack, held }: Printed): number {
  return Math.max(0, settled - settledBack - held)
}

/** In advance, and neither set off by the order's own settlement, nor taken back, nor paying the order. */
function looseAdvance(one: Printed): number {
  return Math.max(0, one.advance - Math.min(one.advance, one.settled) - one.advanceBack - unsettledOf(one))
}

function looseLots(printed: readonly Printed[], inAdvance: boolean, looseOf: (one: Printed) => number): ReceiptShare[] {
  const latestFirst = [...printed].sort((a, b) => b.orderId - a.orderId)
  return latestFirst.map((one) => ({ orderId: one.orderId, amount: looseOf(one), inAdvance }))
}

function takeLots(amount: number, lots: readonly ReceiptShare[]): ReceiptShare[] {
  let left = amount
  const taken: ReceiptShare[] = []
  for (const lot of lots) {
    const part = Math.min(left, lot.amount)
    if (part > 0) taken.push({ ...lot, amount: part })
    left -= part
  }
  return taken
}
