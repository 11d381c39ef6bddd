import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'
import { peopleOf } from '@anfilada/contract/orders/people'

/** One thing that cancelling takes away; sums in kopecks. */
export type Loss =
  | { kind: 'places'; count: number }
  | { kind: 'waiting' | 'perhapsPenalty' | 'pendingChange' | 'forever' }
  | { kind: 'penalty'; sum: number; freeUntil: string | null }
  | { kind: 'charge' | 'restOfCharge' | 'paid' | 'paidForPenalty' | 'owing'; sum: number }
  | { kind: 'paidLessPenalty'; sum: number; rest: number }

/**
 * What exactly will be lost, in the order in which it is read. `penalty`: what cancelling costs now; null for readers who may not see
 * prices. `at`: now, milliseconds.
 */
export function lossesOf(order: Pick<Order, 'data' | 'info'>, penalty: number | null, at: number): Loss[] {
  const { data, info } = order
  return [
    ...placeLosses(data, info),
    ...(info.pending_change === null ? [] : [{ kind: 'pendingChange' } as const]),
    ...(info.status === 'confirmed' ? chargeLosses(info, penalty, at) : []),
    ...paidLosses(info.paid ?? 0, penalty ?? 0),
    { kind: 'forever' },
  ]
}

/** Only a time slot has places to lose: equipment, guides, coaches and wishes take none. */
function placeLosses(data: Order['data'], info: Order['info']): Loss[] {
  if (!holdsPlaces(info.status)) return [{ kind: 'waiting' }]
  return data.schedule_item_id === null ? [] : [{ kind: 'places', count: peopleOf(data) }]
}

function chargeLosses({ total, free_changes_until: freeUntil }: Order['info'], penalty: number | null, at: number): Loss[] {
  if (penalty === null || total === null) {
    const isOver = freeUntil !== null && new Date(freeUntil).getTime() < at
    return isOver ? [{ kind: 'perhapsPenalty' }] : []
  }
  if (penalty === 0) return total > 0 ? [{ kind: 'charge', sum: total }] : []
  const rest: Loss[] = total > penalty ? [{ kind: 'restOfCharge', sum: total - penalty }] : []
  return [{ kind: 'penalty', sum: penalty, freeUntil }, ...rest]
}

function paidLosses(paid: number, penalty: number): Loss[] {
  if (penalty === 0) return paid > 0 ? [{ kind: 'paid', sum: paid }] : []
  if (paid > penalty) return [{ kind: 'paidLessPenalty', sum: paid, rest: paid - penalty }]
  const covered: Loss[] = paid > 0 ? [{ kind: 'paidForPenalty', sum: paid }] : []
  return penalty > paid ? [...covered, { kind: 'owing', sum: penalty - paid }] : covered
}
