import { type OrderInTheWay, planActsFor, type PlanAct, type SlotPlan } from '@anfilada/contract/orders/slot-plans'

/** What is chosen for all, and by number of the order where it is something else. */
export type PlanDraft = { all: PlanAct; acts: Readonly<Record<number, PlanAct>>; reason: string }

/** The gentlest of what moves an order. */
export const planStart: PlanDraft = { all: 'offer', acts: {}, reason: '' }

/** What becomes of an order: its own choice, else that of all, and where its status does not allow it, nothing. */
export function actOf(order: OrderInTheWay, { all, acts }: Pick<PlanDraft, 'all' | 'acts'>): PlanAct {
  const wished = acts[order.id] ?? all
  return planActsFor(order).includes(wished) ? wished : 'leave'
}

/** Whether somebody reads the reason. */
export function rejects(orders: readonly OrderInTheWay[], draft: PlanDraft): boolean {
  return orders.some((order) => actOf(order, draft) === 'reject')
}

/** The orders as they were seen, each with what becomes of it. */
export function plannedOf(orders: readonly OrderInTheWay[], draft: PlanDraft): { order_id: number; revision: number; act: PlanAct }[] {
  return orders.map((order) => ({ order_id: order.id, revision: order.revision, act: actOf(order, draft) }))
}

type Counted = Pick<SlotPlan, 'counts' | 'stopped_at' | 'ended_at'>

/** How far a plan is: orders that are left where they are do not count. */
export function progressOf({ counts, stopped_at: stopped, ended_at: ended }: Counted) {
  const decided = counts.done + counts.skipped + counts.failed
  return { decided, all: decided + counts.due + counts.untouched, runs: stopped === null && ended === null }
}
