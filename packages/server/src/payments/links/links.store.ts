import type { PaymentLinkState } from '@anfilada/contract/payments/payment-links'
import { conditions } from '../../db/conditions.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { chargedKopecks } from '../../orders/index.ts'
import { tokenHash } from '../../secrets.ts'

export type LinkRow = {
  id: number
  customerId: number
  customerName: string
  key: string
  orderIds: number[]
  /** Requests for prolongation whose fees it pays; then no orders. */
  feeIds: number[]
  amount: number | null
  createdAt: Date
  createdBy: string
  expiresAt: Date
  revokedAt: Date | null
  /** The attempt whose money came. */
  paymentId: number | null
  /** By the clock of the database, and `settled` when nothing is due on its orders, or fees, any more. */
  state: PaymentLinkState
}

const whole = `select payment_links.id, payment_links.customer_id as "customerId", customers.name as "customerName", payment_links.key,
    payment_links.order_ids as "orderIds", payment_links.fee_ids as "feeIds", payment_links.amount_kopecks as amount, payment_links.created_at as "createdAt",
    creators.name as "createdBy", payment_links.expires_at as "expiresAt", payment_links.revoked_at as "revokedAt",
    paid.id as "paymentId",
    case when paid.id is not null then 'paid' when payment_links.revoked_at is not null then 'revoked'
         when payment_links.expires_at <= now() then 'expired' when due.all_due then 'open' else 'settled' end as state
  from payment_links
  join offered_customers as customers on customers.id = payment_links.customer_id
  join offered_users as creators on creators.id = payment_links.created_by
  left join lateral (
    select payments.id from payments where payments.link_id = payment_links.id and payments.received_kopecks > 0
    order by payments.id desc limit 1
  ) as paid on true
  cross join lateral (
    select coalesce(bool_and(owing.due > 0), false) and coalesce(sum(owing.due), 0) >= coalesce(payment_links.amount_kopecks, 0) as all_due
    from (
      select case when orders.status = 'confirmed' then ${chargedKopecks} - orders.paid_kopecks else 0 end as due
      from offered_orders as orders where orders.id = any (payment_links.order_ids)
      union all
      select requests.due_kopecks from offered_prolongation_requests as requests where requests.id = any (payment_links.fee_ids)
    ) as owing
  ) as due`

type NewLink = {
  customerId: number
  userId: number
  key: string
  token: string
  orderIds: readonly number[]
  feeIds: readonly number[]
  amount: number | null
  expiresAt: string
}

/** Undefined when the date is not between an hour and so many days from now, by the clock of the database. */
export async function insertLink(tx: Tx, link: NewLink, days: number): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'payment_link_insert',
    text: `insert into payment_links (customer_id, created_by, key, token_hash, order_ids, amount_kopecks, expires_at, fee_ids)
           select $1, $2, $3, $4, $5, $6, $7, $9
           where $7::timestamptz between now() + interval '59 minutes' and now() + make_interval(days => $8) + interval '1 minute'
           returning payment_links.id`,
    values: [link.customerId, link.userId, link.key, tokenHash(link.token), link.orderIds, link.amount, link.expiresAt, days, link.feeIds],
  })
  return rows[0]?.id
}

export async function countLive(db: Db, customerId: number): Promise<number> {
  const { rows } = await db.query({
    name: 'payment_links_live',
    text: `select count(*)::integer as count from payment_links
           where payment_links.customer_id = $1 and payment_links.revoked_at is null and payment_links.expires_at > now()`,
    values: [customerId],
  })
  return rows[0]?.count ?? 0
}

/** A customer's link; another's is not found. */
export async function findLink(db: Db, linkId: number, customerId: number | undefined): Promise<LinkRow | undefined> {
  const { rows } = await db.query({
    name: 'payment_link_find',
    text: `${whole} where payment_links.id = $1 and ($2::integer is null or payment_links.customer_id = $2)`,
    values: [linkId, customerId ?? null],
  })
  return rows[0]
}

/** The link that the token opens; a guessed token opens none. */
export async function findLinkByToken(db: Db, token: string): Promise<LinkRow | undefined> {
  const { rows } = await db.query({
    name: 'payment_link_of_token',
    text: `${whole} where payment_links.token_hash = $1`,
    values: [tokenHash(token)],
  })
  return rows[0]
}

/** False when it was revoked before. */
export async function saveRevoked(tx: Tx, linkId: number, userId: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'payment_link_revoke',
    text: `update payment_links set revoked_at = now(), revoked_by = $2 where payment_links.id = $1 and payment_links.revoked_at is null`,
    values: [linkId, userId],
  })
  return rowCount === 1
}

/** Newest first; one more than the limit says that there is a next page. */
export async function listLinks(
  db: Db,
  { customerId, before }: { customerId: number | undefined; before: number | undefined },
  limit: number,
): Promise<LinkRow[]> {
  const asked = conditions(
    'payment_links_list',
    [limit + 1],
    [
      { name: 'customer', when: customerId !== undefined, sql: 'payment_links.customer_id = ?', values: [customerId] },
      { name: 'before', when: before !== undefined, sql: 'payment_links.id < ?', values: [before] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `${whole} where true ${asked.where} order by payment_links.id desc limit $1`,
    values: asked.values,
  })
  return rows
}
