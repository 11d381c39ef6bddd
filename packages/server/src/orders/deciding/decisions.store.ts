import { atOnceHours, decisionSeconds } from '@anfilada/contract/orders/decision-acts'
import type { RefusalCode } from '@anfilada/contract/refusals'
import type { Db, Tx } from '../../db/pool.ts'
import { onlyRow, type StatementRow } from '../../db/statement-rows.ts'
import type { Decided, Decision } from './decision.ts'

const visitOf = (date: string, time: string): string => `visit_moment(${date}, ${time}, museum_objects.zone)`
/** The visit as it is, or as the change that waits would have it, whichever is first. */
const nextVisit = `least(${visitOf('orders.pass_date', 'orders.starts')},
  ${visitOf(`(orders.pending_change #>> '{values,passDate}')::date`, `(orders.pending_change #>> '{values,starts}')::time`)})`

/** SQL for a decision that holds its order: it waits, and the order is still the one that was looked at. */
export const holdsOrder = `order_decisions.ended_at is null and order_decisions.revision = orders.revision`
/** SQL for the whole seconds that are left of its minute. */
export const secondsLeft = `greatest(0, ceil(extract(epoch from order_decisions.due_at - clock_timestamp())))::integer`

/** How the order stands to a new decision: whether its visit is near, and the decision that has not ended, if there is one. The order is locked. */
export async function findStanding(tx: Tx, orderId: number): Promise<StatementRow<'decision_standing'>> {
  const { rows } = await tx.query({
    name: 'decision_standing',
    text: `select ${nextVisit} <= now() + interval '${atOnceHours} hours' as near,
                  orders.starts, order_decisions.id, order_decisions.revision, users.name as by
           from orders left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
           left join order_decisions on order_decisions.order_id = orders.id and order_decisions.ended_at is null
           left join offered_users as users on users.id = order_decisions.decided_by
           where orders.id = $1`,
    values: [orderId],
  })
  return onlyRow(rows)
}

/** Customers and slots of many orders, as they are seen without a lock, in the order in which they are locked. */
export async function listToLock(db: Db, orderIds: readonly number[]): Promise<{ customers: number[]; slots: number[] }> {
  const { rows } = await db.query({
    name: 'decisions_to_lock',
    text: `select array(select distinct orders.customer_id from orders where orders.id = any ($1::integer[]) order by orders.customer_id) as customers,
                  array(select distinct slots.id from orders left join holds on holds.order_id = orders.id
                        cross join lateral unnest(array[orders.slot_id, holds.slot_id]) as slots (id)
                        where orders.id = any ($1::integer[]) and slots.id is not null order by slots.id) as slots`,
    values: [orderIds],
  })
  const { customers, slots } = onlyRow(rows)
  return { customers: customers ?? [], slots: slots ?? [] }
}

/** The job that carries a decision out when its minute is over. */
export const decisionJob = 'carry_out_decision'

/** Puts it on its order with the job that will carry it out; answers when. Its minute begins after any wait for the locks. */
export async function insertDecision(tx: Tx, { orderId, revision, actorId }: Decided, { act, input }: Decision): Promise<Date> {
  const { rows } = await tx.query({
    name: 'decision_insert',
    text: `with moment as (select clock_timestamp() as at), decision as (
             insert into order_decisions (order_id, act, input, revision, decided_by, decided_at, due_at)
             select $1, $2, $3, $4, $5, moment.at, moment.at + interval '${decisionSeconds} seconds' from moment
             returning order_decisions.id, order_decisions.due_at
           )
           select decision.due_at as "dueAt" from decision
           cross join lateral graphile_worker.add_job('${decisionJob}', json_build_object('decisionId', decision.id),
             run_at => decision.due_at, job_key => '${decisionJob}:' || decision.id)`,
    values: [orderId, act, JSON.stringify(input), revision, actorId],
  })
  return onlyRow(rows).dueAt
}

/** The order that a decision is about; undefined when there is no such decision. */
export async function findDecidedOrder(db: Db, decisionId: number): Promise<number | undefined> {
  const { rows } = await db.query({
    name: 'decision_order',
    text: 'select order_decisions.order_id as "orderId" from order_decisions where order_decisions.id = $1',
    values: [decisionId],
  })
  return rows[0]?.orderId
}

/** A decision that has not ended, as it is to be carried out; its order is locked. */
export async function findWaiting(tx: Tx, decisionId: number): Promise<(Decided & { decision: Decision }) | undefined> {
  const { rows } = await tx.query({
    name: 'decision_waiting',
    text: `select order_decisions.order_id as "orderId", order_decisions.revision, order_decisions.decided_by as "actorId",
                  order_decisions.act, order_decisions.input
           from order_decisions where order_decisions.id = $1 and order_decisions.ended_at is null`,
    values: [decisionId],
  })
  const row = rows[0]
  if (row === undefined) return undefined
  const { act, input, ...decided } = row
  // PostgreSQL does not know that the input is that of the act.
  return { ...decided, decision: { act, input } as Decision }
}

/** The last decision that this employee made about the order; it is locked. */
export async function findLastOwn(tx: Tx, orderId: number, actorId: number): Promise<StatementRow<'decision_last_own'> | undefined> {
  const { rows } = await tx.query({
    name: 'decision_last_own',
    text: `select order_decisions.id, order_decisions.ended_at is not null as ended from order_decisions
           where order_decisions.order_id = $1 and order_decisions.decided_by = $2 order by order_decisions.id desc limit 1`,
    values: [orderId, actorId],
  })
  return rows[0]
}

/** Ends a decision; its order is locked. */
export async function endDecision(tx: Tx, decisionId: number, end: 'done' | 'undone' | { refusal: RefusalCode }): Promise<void> {
  const [outcome, refusal] = typeof end === 'string' ? [end, null] : ['failed', end.refusal]
  await tx.query({
    name: 'decision_end',
    text: `update order_decisions set ended_at = clock_timestamp(), outcome = $2, refusal = $3, input = null where order_decisions.id = $1`,
    values: [decisionId, outcome, refusal],
  })
}

/** Forgets decisions that ended a week ago: what was done stands in the history of each order. Answers how many; a job calls it. */
export async function forgetDecisions(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'decision_sweep',
    text: `delete from order_decisions where order_decisions.ended_at < now() - interval '7 days'`,
    values: [],
  })
  return rowCount ?? 0
}
