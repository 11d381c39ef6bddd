import type { Db, Tx } from '../../db/pool.ts'
import type { Share } from '../payment.rules.ts'

/** What of the payment was asked for each order. */
export async function listAsked(db: Db, paymentId: number): Promise<Map<number, number>> {
  const { rows } = await db.query<{ orderId: number; asked: number }>({
    name: 'payment_asked',
    text: `select payment_orders.order_id as "orderId", payment_orders.asked_kopecks as asked from payment_orders
           where payment_orders.payment_id = $1`,
    values: [paymentId],
  })
  return new Map(rows.map(({ orderId, asked }) => [orderId, asked]))
}

/** The receipt of money in advance went out with the payment itself (54-FZ); kept for the one after the visit. */
export async function insertPrepayments(tx: Tx, paymentId: number, shares: readonly Share[]): Promise<void> {
  await tx.query({
    name: 'receipts_prepayment',
    text: `insert into payment_receipts (payment_id, order_id, kind, state, amount_kopecks)
           select $1, share.order_id, 'prepayment', 'sent', share.amount from unnest($2::integer[], $3::bigint[]) as share (order_id, amount)
           on conflict do nothing`,
    values: [paymentId, shares.map(({ orderId }) => orderId), shares.map(({ amount }) => amount)],
  })
}

export type Unsettled = { paymentId: number; orderId: number; amount: number }

/** Money in advance whose visit took place before today, museum-local, and still pays its order. */
export async function listUnsettled(db: Db, limit: number): Promise<Unsettled[]> {
  const { rows } = await db.query<Unsettled>({
    name: 'receipts_unsettled',
    text: `select payment_receipts.payment_id as "paymentId", payment_receipts.order_id as "orderId", allocated.amount
           from payment_receipts
           join orders on orders.id = payment_receipts.order_id
           cross join lateral (
             select coalesce(sum(ledger_allocations.amount_kopecks), 0)::bigint as amount from ledger_allocations
             where ledger_allocations.source = 'payment:' || payment_receipts.payment_id
               and ledger_allocations.reference = 'order:' || payment_receipts.order_id
           ) as allocated
           where payment_receipts.kind = 'prepayment' and payment_receipts.state = 'sent' and orders.status = 'confirmed'
             and orders.pass_date < (now() at time zone 'Europe/Moscow')::date and allocated.amount > 0
           order by payment_receipts.payment_id, payment_receipts.order_id limit $1`,
    values: [limit],
  })
  return rows
}

/** The second receipt of 54-FZ is made; false when it was already. */
export async function insertSettlement(tx: Tx, { paymentId, orderId, amount }: Unsettled, state: 'sent' | 'by_hand'): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'receipt_settlement',
    text: `insert into payment_receipts (payment_id, order_id, kind, state, amount_kopecks) values ($1, $2, 'settlement', $3, $4)
           on conflict do nothing`,
    values: [paymentId, orderId, state, amount],
  })
  await tx.query({
    name: 'receipt_settled',
    text: `update payment_receipts set state = 'settled'
           where payment_receipts.payment_id = $1 and payment_receipts.order_id = $2 and payment_receipts.kind = 'prepayment'`,
    values: [paymentId, orderId],
  })
  return rowCount === 1
}
