import { type OrderInTheWay, planActsFor, type PlanAct } from '@anfilada/contract/orders/slot-plans'
import { type Acting, findTargets, listInTheWay, type Lowering, lockLowering, lockSlots, lowerSlots } from '../catalogue/index.ts'
import type { Tx } from '../db/pool.ts'
import { recordAudit } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { insertPlan, isPlanned, queuePlan } from './plans.store.ts'

type Named = { order_id: number; revision: number; act: PlanAct }
export type Asked = { lowering: Lowering; reason: string; orders: readonly Named[] }

/**
 * Saves a change in whose way orders stand, and writes down what is to become of each; a job carries it out. Refused before anything is written
 * when an order is in the way that was not named as it is, or when another plan has one of them. Answers the plan's number.
 */
export async function startPlan(tx: Tx, acting: Acting, { lowering, reason, orders }: Asked): Promise<Outcome<number>> {
  if (!(await lockLowering(tx, lowering.objectId))) return refuse('object_not_found')
  const targets = await findTargets(tx, lowering)
  if (!targets.ok) return targets
  await lockSlots(
    tx,
    targets.value.map(({ slotId }) => slotId),
  )
  const planned = matched(await listInTheWay(tx, targets.value), orders)
  if (!planned.ok) return planned
  if (planned.value.some(({ act }) => act === 'reject') && reason === '') {
    return { ...refuse('invalid_fields'), fields: { reason: 'required' } }
  }
  if (await isPlanned(tx, idsOf(planned.value))) return refuse('slot_plan_runs')
  const lowered = await lowerSlots(tx, acting, lowering, targets.value)
  if (!lowered.ok) return lowered
  const { caller, origin } = acting
  const [title, objectId] = [lowered.value, lowering.objectId]
  const id = await insertPlan(tx, { objectId, title, reason, startedBy: caller.userId, targets: targets.value, orders: planned.value })
  await queuePlan(tx, id)
  const details = { object: objectId, orders: planned.value.length, ...(title !== null && { title }) }
  await recordAudit(tx, caller, origin, { action: 'slot_plan.started', subject: 'slot_plan', subjectId: id, details })
  return accept(id)
}

type PlannedOrder = OrderInTheWay & { act: PlanAct }

/** Those in the way with what was said of them: each as it was seen, and nothing that its status does not allow. */
function matched(inTheWay: readonly OrderInTheWay[], named: readonly Named[]): Outcome<PlannedOrder[]> {
  const said = new Map(named.map((one) => [one.order_id, one]))
  const planned: PlannedOrder[] = []
  for (const order of inTheWay) {
    const one = said.get(order.id)
    if (one?.revision !== order.revision) return refuse('slot_plan_stale')
    if (!planActsFor(order).includes(one.act)) return refuse('move_not_allowed')
    planned.push({ ...order, act: one.act })
  }
  return planned.length === 0 ? refuse('slot_plan_stale') : accept(planned)
}

function idsOf(orders: readonly PlannedOrder[]): number[] {
  return orders.map(({ id }) => id)
}
