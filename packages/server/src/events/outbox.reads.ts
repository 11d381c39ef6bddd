import { conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'
import type { StatementRow } from '../db/statement-rows.ts'
import { scopeValues } from '../orders/index.ts'
import { type Audience, decisionTopics, messageTopics, type News, taskTopics } from './audience.rules.ts'
import type { Position } from './position.rules.ts'

const columns = `outbox.tx, outbox.id, outbox.topic, orders.id as "orderId", coalesce(orders.customer_id, outbox.customer_id) as "customerId",
  coalesce(orders.placed_by, (outbox.payload ->> 'author_id')::integer) as "placedBy", orders.guide, (outbox.payload ->> 'payment_id')::integer as "paymentId"`
const news = `outbox left join offered_orders as orders on orders.id = (outbox.payload ->> 'order_id')::integer`
const ofDecisions = `starts_with(outbox.topic, '${decisionTopics}')`
const ofOrders = `((starts_with(outbox.topic, 'order.') or ${ofDecisions}) and orders.id is not null)`
const ofPublications = `starts_with(outbox.topic, 'publication.')`
const ofPayments = `(starts_with(outbox.topic, 'payment.') or starts_with(outbox.topic, '${taskTopics}'))`
const ofMessages = `starts_with(outbox.topic, '${messageTopics}')`

function newsOf({ tx, id, topic, orderId, customerId, placedBy, guide, paymentId }: StatementRow<'events_missed'>): News {
  const told = { position: { tx: BigInt(tx), id }, topic }
  if (topic.startsWith('publication.')) return { ...told, about: 'publication' }
  if (topic.startsWith(messageTopics)) return { ...told, about: 'message', orderId, customerId, placedBy, guide }
  if (orderId === null || customerId === null || placedBy === null || guide === null)
    return { ...told, about: 'payment', paymentId, customerId }
  return { ...told, about: 'order', orderId, customerId, placedBy, guide }
}

/** The oldest transaction that still runs: whatever is written below it is there to be read, and nothing will be added. */
export async function findHorizon(db: Db): Promise<Position> {
  const { rows } = await db.query({
    name: 'events_horizon',
    text: 'select pg_snapshot_xmin(pg_current_snapshot()) as horizon',
    values: [],
  })
  return { tx: BigInt(rows[0]?.horizon ?? 0), id: 0 }
}

export type NewsPage = { news: News[]; upTo: Position; more: boolean }

/** News of all orders, payments and publications after the position and below the horizon, in order; `upTo` is where the next page begins. */
export async function listNews(db: Db, after: Position, limit: number): Promise<NewsPage> {
  const { rows } = await db.query({
    name: 'events_news',
    text: `with horizon as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as tx)
           select horizon.tx as horizon, page.*
           from horizon left join lateral (
             select ${columns} from ${news}
             where (outbox.tx, outbox.id) > ($1::xid8, $2) and outbox.tx < horizon.tx
               and (${ofOrders} or ${ofPayments} or ${ofMessages} or ${ofPublications})
             order by outbox.tx, outbox.id limit $3
           ) page on true
           order by page.tx, page.id`,
    values: [String(after.tx), after.id, limit],
  })
  const found = rows.flatMap(({ tx, id, topic, ...about }) =>
    tx === null || id === null || topic === null ? [] : [newsOf({ tx, id, topic, ...about })],
  )
  const last = found.at(-1)
  const more = last !== undefined && found.length === limit
  return { news: found, upTo: more ? last.position : { tx: BigInt(rows[0]?.horizon ?? after.tx), id: 0 }, more }
}

/**
 * Whether all that came after the position can still be told: it is a position of this database, and the sweep has not passed it
 * (it deletes the oldest, so what is left before the position shows that nothing after it is gone).
 */
export async function isResumable(db: Db, after: Position): Promise<boolean> {
  const { rows } = await db.query({
    name: 'events_resumable',
    text: `select $1::xid8 <= pg_snapshot_xmin(pg_current_snapshot()) and exists (select from outbox where outbox.tx <= $1::xid8) as resumable`,
    values: [String(after.tx)],
  })
  return rows[0]?.resumable ?? false
}

/**
 * What a reader missed between two positions, both below the horizon, publications apart: after every beginning of a stream a reader asks for
 * those anew. One row more than `most` says that it is too much.
 */
export async function listMissed(db: Db, { scope, payments, messages }: Audience, between: Between, most: number): Promise<News[]> {
  const { after, upTo } = between
  // News of an order are written with its customer: of a long absence only his own are looked up.
  const [customerId, ...person] = scopeValues(scope)
  const asked = conditions(
    'events_missed',
    [String(after.tx), after.id, String(upTo.tx), upTo.id, customerId, ...person, most + 1, payments, messages],
    [{ name: 'of_customer', when: scope !== 'all', sql: 'outbox.customer_id = ?', values: [customerId] }],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select ${columns} from ${news}
           where (outbox.tx, outbox.id) > ($1::xid8, $2) and (outbox.tx, outbox.id) <= ($3::xid8, $4)
             and ((${ofOrders} and ($5::integer is null or (orders.customer_id = $5 and not ${ofDecisions}))
                   and ($6::integer is null or orders.placed_by = $6 or orders.guide = $7))
               or ($9 and ${ofPayments}
                   and ($5::integer is null or (outbox.customer_id = $5 and not starts_with(outbox.topic, '${taskTopics}'))))
               or ($10 and ${ofMessages} and ($5::integer is null or outbox.customer_id = $5)
                   and ($6::integer is null or orders.placed_by = $6 or orders.guide = $7
                        or (outbox.payload ->> 'author_id')::integer = $6))) ${asked.where}
           order by outbox.tx, outbox.id limit $8`,
    values: asked.values,
  })
  return rows.map(newsOf)
}

type Between = { after: Position; upTo: Position }
