import type { WaitingDecision } from '@anfilada/contract/orders/office-orders'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { Db } from '../../db/pool.ts'
import type { StatementRow } from '../../db/statement-rows.ts'
import { officeOrderColumns, officeOrderJoins } from './office-orders.reads.ts'
import { ofTheirKinds } from '../orders.reads.ts'
import { holdsOrder, secondsLeft } from '../deciding/decisions.store.ts'

/** The decision that waits on an order, as this employee reads it; null without one. */
export async function findDecision(db: Db, orderId: number, readerId: number): Promise<WaitingDecision | null> {
  const { rows } = await db.query({
    name: 'decision_of_order',
    text: `select order_decisions.act, users.name as by, order_decisions.decided_by as "actorId", order_decisions.due_at as "dueAt",
                  ${secondsLeft} as "secondsLeft"
           from order_decisions join orders on orders.id = order_decisions.order_id
           join offered_users as users on users.id = order_decisions.decided_by
           where order_decisions.order_id = $1 and ${holdsOrder}`,
    values: [orderId],
  })
  const row = rows[0]
  if (row === undefined) return null
  const { act, by, actorId, dueAt } = row
  return { act, by, mine: actorId === readerId, until: dueAt.toISOString(), seconds_left: row.secondsLeft }
}

/** So long staff are told of a decision that nothing came of: a shift. */
const toldHours = 12
/** One is shown at a time. */
const most = 20

/**
 * What an employee decided that waits, and that nothing came of, the newest first. One that waits on an order that has become another is told
 * of at once; the job would find out when its minute is over.
 */
export async function listOwnDecisions(db: Db, readerId: number, language: Language) {
  const { rows } = await db.query({
    name: 'decisions_own',
    text: `select ${officeOrderColumns}, order_decisions.id as "decisionId", order_decisions.act, order_decisions.input ->> 'time' as time,
                  order_decisions.due_at as "dueAt", ${secondsLeft} as "secondsLeft", ${holdsOrder} as holds, order_decisions.refusal,
                  last_event.kind as "lastKind", actors.name as "lastActor"
           from order_decisions join orders on orders.id = order_decisions.order_id ${officeOrderJoins}
           left join lateral (
             select order_events.kind, order_events.actor_id from order_events where order_events.order_id = orders.id
             order by order_events.id desc limit 1
           ) last_event on true
           left join offered_users as actors on actors.id = last_event.actor_id
           where order_decisions.decided_by = $2
             and (order_decisions.ended_at is null
                  or (order_decisions.outcome = 'failed' and order_decisions.ended_at > now() - interval '${toldHours} hours'))
           order by order_decisions.id desc limit ${most}`,
    values: [nameKeys[language], readerId],
  })
  return ofTheirKinds<StatementRow<'decisions_own'>>(rows)
}
