import type { Language } from '@anfilada/contract/languages'
import { type PlanState, planStates, type SlotPlan, type SlotPlanBrief } from '@anfilada/contract/orders/slot-plans'
import { refusalSentence } from '@anfilada/phrases/refusals'
import type { Db } from '../db/pool.ts'

/** Plans that ended longer ago are read no more. */
const shownDays = 7
const mostPlans = 10

const planColumns = `slot_plans.id, slot_plans.title, slot_plans.reason, slot_plans.started_at as "startedAt", starters.name as "startedBy",
  slot_plans.stopped_at as "stoppedAt", slot_plans.ended_at as "endedAt",
  (select jsonb_object_agg(counted.state, counted.count) from (
    select slot_plan_orders.state, count(*) as count from slot_plan_orders where slot_plan_orders.plan_id = slot_plans.id group by slot_plan_orders.state
  ) as counted) as counts`
const planJoins = `join offered_users as starters on starters.id = slot_plans.started_by`

/** How many orders of a plan stand how; those of none are not there. */
export type PlanCounts = Partial<Record<PlanState, number>>
type PlanRow = {
  id: number
  title: string | null
  reason: string
  startedAt: Date
  startedBy: string
  stoppedAt: Date | null
  endedAt: Date | null
  counts: PlanCounts | null
}

/** Plans of an object that are carried out, and those that ended in the last days; the latest first. */
export async function listPlans(db: Db, objectId: string): Promise<SlotPlanBrief[]> {
  const { rows } = await db.query({
    name: 'slot_plans_of_object',
    text: `select ${planColumns} from slot_plans ${planJoins}
           where slot_plans.museum_object_id = $1
             and (coalesce(slot_plans.ended_at, slot_plans.stopped_at) is null
               or coalesce(slot_plans.ended_at, slot_plans.stopped_at) > now() - make_interval(days => $2))
           order by slot_plans.id desc limit $3`,
    values: [objectId, shownDays, mostPlans],
  })
  return rows.map(briefOf)
}

/** A plan with its orders, in the order in which they are taken. */
export async function findPlan(db: Db, planId: number, language: Language): Promise<SlotPlan | undefined> {
  const { rows } = await db.query({
    name: 'slot_plan_find',
    text: `select ${planColumns} from slot_plans ${planJoins} where slot_plans.id = $1`,
    values: [planId],
  })
  const [plan] = rows
  return plan && { ...briefOf(plan), reason: plan.reason, orders: await listOrders(db, planId, language) }
}

function briefOf({ id, title, startedAt, startedBy, stoppedAt, endedAt, counts }: PlanRow): SlotPlanBrief {
  const none = Object.fromEntries(planStates.map((state) => [state, 0])) as Record<PlanState, number>
  return {
    id,
    title,
    started_at: startedAt.toISOString(),
    started_by: startedBy,
    stopped_at: stoppedAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
    counts: { ...none, ...counts },
  }
}

async function listOrders(db: Db, planId: number, language: Language): Promise<SlotPlan['orders']> {
  const { rows } = await db.query({
    name: 'slot_plan_orders_of',
    text: `select planned.order_id as id, orders.status, customers.name as customer, orders.group_category as type, orders.places,
                  slots.pass_date as date, slots.starts as time, planned.act, planned.state, planned.skipped, planned.refusal
           from slot_plan_orders as planned
           join offered_orders as orders on orders.id = planned.order_id
           join offered_customers as customers on customers.id = orders.customer_id
           join offered_slots as slots on slots.id = planned.slot_id
           where planned.plan_id = $1 order by planned.position`,
    values: [planId],
  })
  return rows.map(({ refusal, ...order }) => ({
    ...order,
    failure: refusal === null ? null : refusalSentence(language, refusal),
  }))
}

/** When an order's visit is, and the language of whoever placed it. */
export async function findVisit(db: Db, orderId: number): Promise<{ date: string; time: string; language: Language | null } | undefined> {
  const { rows } = await db.query({
    name: 'slot_plan_visit',
    text: `select orders.pass_date as date, orders.starts as time, users.language
           from offered_orders as orders left join offered_users as users on users.id = orders.placed_by where orders.id = $1`,
    values: [orderId],
  })
  return rows[0]
}
