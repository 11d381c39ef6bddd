import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import type { Decision } from '../orders.queries.ts'

/** One answer to many orders. `entrance` is for those whose own is not known; `now`: customers hear of it at once, and it cannot be taken back. */
export type BulkAnswer = ({ does: 'confirm'; entrance: string } | { does: 'reject'; reason: string }) & { now?: boolean }

/** What the answer means for one order: a change beside a confirmed order is accepted or declined, anything else is confirmed or rejected. */
export function actOf(order: OfficeOrder, answer: BulkAnswer): Decision {
  const base = { order_id: order.id, revision: order.data.revision, ...(answer.now && { now: true }) }
  const isChange = order.info.pending_change !== null
  if (answer.does === 'reject') {
    return { action: isChange ? 'decline_change' : 'reject_order', data: { ...base, reason: answer.reason } }
  }
  if (isChange) return { action: 'accept_change', data: base }
  return {
    action: 'confirm_order',
    data: { ...base, time: order.info.time ?? '', entrance: order.usual_entrance || answer.entrance.trim() },
  }
}

/** Whether confirming it needs an entrance to be typed. */
export function needsEntrance(order: OfficeOrder): boolean {
  return order.info.pending_change === null && order.usual_entrance === ''
}
