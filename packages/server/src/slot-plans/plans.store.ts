import type { OrderInTheWay, PlanAct, PlanSkip } from '@anfilada/contract/orders/slot-plans'
import type { RefusalCode } from '@anfilada/contract/refusals'
import type { SlotTarget } from '../catalogue/index.ts'
import { onlyRow } from '../db/statement-rows.ts'
import type { Db, Tx } from '../db/pool.ts'

/** The job that carries a plan out. */
export const planJob = 'carry_out_slot_plan'

export type NewPlan = {
  objectId: string
  title: string | null
  reason: string
  startedBy: number
  targets: readonly SlotTarget[]
  orders: readonly (OrderInTheWay & { act: PlanAct })[]
}

/** Writes a plan down with what its slots are to become and what becomes of each order, in this order; answers its number. */
export async function insertPlan(tx: Tx, { objectId, title, reason, startedBy, targets, orders }: NewPlan): Promise<number> {
  const { rows } = await tx.query({
    name: 'slot_plan_insert',
    text: 'insert into slot_plans (museum_object_id, title, reason, started_by) values ($1, $2, $3, $4) returning slot_plans.id',
    values: [objectId, title, reason, startedBy],
  })
  const { id } = onlyRow(rows)
  await tx.query({
    name: 'slot_plan_insert_slots',
    text: `insert into slot_plan_slots (plan_id, slot_id, capacity, quotas, closes)
           select $1, target."slotId", target.capacity, target.quotas, target.closes
           from jsonb_to_recordset($2::jsonb) as target ("slotId" integer, capacity integer, quotas jsonb, closes boolean)`,
    values: [id, JSON.stringify(targets)],
  })
  await tx.query({
    name: 'slot_plan_insert_orders',
    text: `insert into slot_plan_orders (plan_id, order_id, slot_id, position, revision, act, state)
           select $1, planned.order_id, planned.slot_id, planned.position, planned.revision, planned.act,
             case when planned.act = 'leave' then 'left' else 'due' end
           from unnest($2::integer[], $3::integer[], $4::integer[], $5::text[]) with ordinality
             as planned (order_id, slot_id, revision, act, position)`,
    values: [
      id,
      orders.map((order) => order.id),
      orders.map((order) => order.slot_id),
      orders.map((order) => order.revision),
      orders.map((order) => order.act),
    ],
  })
  return id
}

export async function queuePlan(tx: Tx, planId: number): Promise<void> {
  await tx.query({
    name: 'slot_plan_queue',
    text: `select graphile_worker.add_job('${planJob}', json_build_object('planId', $1::integer), job_key => '${planJob}:' || $1)`,
    values: [planId],
  })
}

/** Whether a plan that is being carried out has one of the orders. */
export async function isPlanned(db: Db, orderIds: readonly number[]): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'slot_plan_orders_planned',
    text: `select from slot_plan_orders where slot_plan_orders.order_id = any ($1::integer[]) and slot_plan_orders.state = 'due' limit 1`,
    values: [orderIds],
  })
  return rowCount === 1
}

/** Holds the plan until the commit; false when it is over or was stopped. */
export async function holdPlan(tx: Tx, planId: number): Promise<boolean> {
  const { rows } = await tx.query({ name: 'slot_plan_hold', text: 'select hold_slot_plan($1) as runs', values: [planId] })
  return rows[0]?.runs === true
}

export type DueOrder = {
  orderId: number
  slotId: number
  revision: number
  act: Exclude<PlanAct, 'leave'>
  capacity: number | null
  quotas: SlotTarget['quotas']
  closes: boolean
  reason: string
  startedBy: number
}

/** The next order of a plan; those that somebody held come last. */
export async function findDue(tx: Tx, planId: number): Promise<DueOrder | undefined> {
  const { rows } = await tx.query({
    name: 'slot_plan_due',
    text: `select planned.order_id as "orderId", planned.slot_id as "slotId", planned.revision, planned.act,
                  slot_plan_slots.capacity, slot_plan_slots.quotas, slot_plan_slots.closes, slot_plans.reason, slot_plans.started_by as "startedBy"
           from slot_plan_orders as planned
           join slot_plan_slots on slot_plan_slots.plan_id = planned.plan_id and slot_plan_slots.slot_id = planned.slot_id
           join slot_plans on slot_plans.id = planned.plan_id
           where planned.plan_id = $1 and planned.state = 'due' order by planned.tries, planned.position limit 1`,
    values: [planId],
  })
  return rows[0]
}

/** What came of an order. */
export type Decided = { state: 'done' } | { state: 'skipped'; skipped: PlanSkip } | { state: 'failed'; refusal: RefusalCode }

export async function saveDecided(tx: Tx, planId: number, orderId: number, decided: Decided): Promise<void> {
  await tx.query({
    name: 'slot_plan_decided',
    text: `update slot_plan_orders set state = $3, skipped = $4, refusal = $5, decided_at = now()
           where slot_plan_orders.plan_id = $1 and slot_plan_orders.order_id = $2 and slot_plan_orders.state = 'due'`,
    values: [planId, orderId, decided.state, 'skipped' in decided ? decided.skipped : null, 'refusal' in decided ? decided.refusal : null],
  })
}

/** Somebody held the order: it is tried again after the others, and given up after so many tries. */
export async function postpone(tx: Tx, planId: number, orderId: number, mostTries: number): Promise<void> {
  await tx.query({
    name: 'slot_plan_postpone',
    text: `update slot_plan_orders set tries = slot_plan_orders.tries + 1,
             state = case when slot_plan_orders.tries + 1 < $3 then 'due' else 'failed' end,
             refusal = case when slot_plan_orders.tries + 1 < $3 then null else 'busy' end,
             decided_at = case when slot_plan_orders.tries + 1 < $3 then null else now() end
           where slot_plan_orders.plan_id = $1 and slot_plan_orders.order_id = $2 and slot_plan_orders.state = 'due'`,
    values: [planId, orderId, mostTries],
  })
}

/** Of a plan that is held and has nothing due. Answers of which object it was. */
export async function endPlan(tx: Tx, planId: number): Promise<string> {
  const { rows } = await tx.query({
    name: 'slot_plan_end',
    text: `update slot_plans set ended_at = now() where slot_plans.id = $1 returning slot_plans.museum_object_id as "objectId"`,
    values: [planId],
  })
  return onlyRow(rows).objectId
}

/** Of a plan that is held: whatever is due stays untouched. */
export async function markStopped(tx: Tx, planId: number, stoppedBy: number): Promise<void> {
  await tx.query({
    name: 'slot_plan_stop',
    text: 'update slot_plans set stopped_at = now(), stopped_by = $2 where slot_plans.id = $1',
    values: [planId, stoppedBy],
  })
  await tx.query({
    name: 'slot_plan_leave_due',
    text: `update slot_plan_orders set state = 'untouched' where slot_plan_orders.plan_id = $1 and slot_plan_orders.state = 'due'`,
    values: [planId],
  })
}
