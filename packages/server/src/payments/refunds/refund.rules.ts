import { refundAlone, type RefundState } from '@anfilada/contract/payments/money-words'
import { accept, type Outcome, refuse } from '../../outcome.ts'

/**
 * No more goes back than came; above the limit a second person decides (ASVS V2.3.5). `alone`: what went of this payment
 * without one, so that slices do not get around him.
 */
export function decideRefund(
  payment: { received: number; refunded: number },
  amount: number,
  alone: number,
): Outcome<'proposed' | 'waiting'> {
  if (amount > payment.received - payment.refunded) return refuse('refund_too_big', 'amount')
  return accept(alone + amount > refundAlone ? 'proposed' : 'waiting')
}

/** Four eyes: whoever proposed a refund neither sends nor declines it. */
export function decideOnRefund(refund: { state: RefundState; requestedBy: number }, deciderId: number): Outcome<true> {
  if (refund.state !== 'proposed') return refuse('refund_decided')
  return refund.requestedBy === deciderId ? refuse('refund_by_same_person') : accept(true)
}

export type PaidShare = { orderId: number; amount: number; excess: number }

/** From which orders money is taken for a refund: what they do not need first, then the latest orders. Fees of prolongation cover the rest. */
export function takeFromOrders(needed: number, shares: readonly PaidShare[]): { orderId: number; part: number }[] {
  let left = needed
  const taken = new Map<number, number>()
  const latestFirst = [...shares].sort((a, b) => b.orderId - a.orderId)
  for (const limit of ['excess', 'amount'] as const) {
    for (const share of latestFirst) {
      const had = taken.get(share.orderId) ?? 0
      const part = Math.max(0, Math.min(left, Math.min(share[limit], share.amount) - had))
      if (part > 0) taken.set(share.orderId, had + part)
      left -= part
    }
  }
  return [...taken].map(([orderId, part]) => ({ orderId, part }))
}
