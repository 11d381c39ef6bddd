import { isClosed, type OrderStatus } from '@anfilada/contract/orders/order-status'
import type { PlanAct, PlanSkip } from '@anfilada/contract/orders/slot-plans'

/** An order as whoever made the plan saw it, in the way at this slot. */
export type Planned = { slotId: number; revision: number; act: Exclude<PlanAct, 'leave'> }
type Standing = { status: OrderStatus; slotId: number | null; revision: number }
/** The act of an order that carries it out; a confirmed one is cancelled where another is rejected. */
export type Decision = { skip: PlanSkip } | { act: 'offer' | 'wait' | 'reject' | 'cancel' }

/**
 * What is to be done with an order of a plan as it stands now, its lock held: what staff saw, or nothing. `inTheWay`: its slot is still to become
 * smaller than what is taken, or closes.
 */
export function decidePlanned({ slotId, revision, act }: Planned, order: Standing | undefined, inTheWay: boolean): Decision {
  if (!order || isClosed(order.status)) return { skip: 'closed' }
  if (order.slotId !== slotId) return { skip: 'moved' }
  if (order.revision !== revision) return { skip: 'changed' }
  if (!inTheWay) return { skip: 'enough' }
  return { act: act === 'reject' && order.status === 'confirmed' ? 'cancel' : act }
}
