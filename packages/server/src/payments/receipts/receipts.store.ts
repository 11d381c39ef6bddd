import type { Db, Tx } from '../../db/pool.ts'
import { redeemedForGood } from '../../orders/index.ts'
import type { Printed } from './printed.rules.ts'
import type { ReceiptShare } from './receipt-lines.ts'

/** SQL for "the visit of an order took place": before today, museum-local, or its group was let in for good. */
export const visitIsOver = `(orders.pass_date < local_day(now()) or ${redeemedForGood})`

/** What of the payment was asked for each order, and what its receipt said when the attempt was begun. */
export async function listAsked(db: Db, paymentId: number): Promise<ReceiptShare[]> {
  const { rows } = await db.query({
    name: 'payment_asked',
    text: `select payment_orders.order_id as "orderId", payment_orders.asked_kopecks as amount, payment_orders.in_advance as "inAdvance"
           from payment_orders where payment_orders.payment_id = $1 order by payment_orders.order_id`,
    values: [paymentId],
  })
  return rows
}

/** The money came: what was told when the attempt was begun is printed, in advance or settled (54-FZ). */
export async function insertTold(tx: Tx, paymentId: number, state: 'sent' | 'by_hand'): Promise<void> {
  await tx.query({
    name: 'receipts_told',
    text: `insert into payment_receipts (payment_id, order_id, kind, state, amount_kopecks)
           select payment_orders.payment_id, payment_orders.order_id,
                  case when payment_orders.in_advance then 'prepayment' else 'settlement' end, $2, payment_orders.asked_kopecks
           from payment_orders where payment_orders.payment_id = $1
           on conflict do nothing`,
    values: [paymentId, state],
  })
}

/** What is printed of the payment for each order that it is or was about, by order. */
export async function listPrinted(db: Db, paymentId: number): Promise<Printed[]> {
  const { rows } = await db.query({
    name: 'receipts_printed',
    text: `select lots.order_id as "orderId", sum(lots.advance)::bigint as advance, sum(lots.settled)::bigint as settled,
                  sum(lots.held)::bigint as held, sum(lots.advance_back)::bigint as "advanceBack", sum(lots.settled_back)::bigint as "settledBack"
           from (
             select payment_receipts.order_id,
                    case when payment_receipts.kind = 'prepayment' and payment_receipts.state <> 'carried'
                      then payment_receipts.amount_kopecks else 0 end as advance,
                    case when payment_receipts.kind = 'settlement' then payment_receipts.amount_kopecks else 0 end as settled,
                    0 as held, 0 as advance_back, 0 as settled_back
             from payment_receipts where payment_receipts.payment_id = $1
             union all
             select substr(ledger_allocations.reference, 7)::integer, 0, 0, ledger_allocations.amount_kopecks, 0, 0
             from offered_ledger_allocations as ledger_allocations
             where ledger_allocations.source = 'payment:' || $1::integer and starts_with(ledger_allocations.reference, 'order:')
             union all
             select receipt_returns.order_id, 0, 0, 0,
                    case when receipt_returns.in_advance then receipt_returns.amount_kopecks else 0 end,
                    case when receipt_returns.in_advance then 0 else receipt_returns.amount_kopecks end
             from receipt_returns where receipt_returns.payment_id = $1
           ) as lots
           group by lots.order_id order by lots.order_id`,
    values: [paymentId],
  })
  return rows
}

/** Whether the order is to be settled now, by the clock of the database: its visit is over, or it is closed and only its penalty is paid. */
export async function isToSettle(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await db.query({
    name: 'receipt_due',
    text: `select orders.status <> 'confirmed' or ${visitIsOver} as due from offered_orders as orders where orders.id = $1`,
    values: [orderId],
  })
  return rows[0]?.due ?? false
}

/**
 * Money in advance pays another order than the one it was printed for: the settlement comes after that one's visit. `by_hand`: a receipt of
 * its own is made. An order that the payment was printed for keeps what it says.
 */
export async function insertCarried(
  tx: Tx,
  paymentId: number,
  orderId: number,
  amount: number,
  state: 'carried' | 'by_hand',
): Promise<void> {
  await tx.query({
    name: 'receipt_carried',
    text: `insert into payment_receipts (payment_id, order_id, kind, state, amount_kopecks) values ($1, $2, 'prepayment', $3, $4)
           on conflict (payment_id, order_id, kind) do update
             set state = case when payment_receipts.state = 'settled' then 'sent' else payment_receipts.state end`,
    values: [paymentId, orderId, state, amount],
  })
}

/** A receipt of settlement is made, of all or of what came later; what was in advance waits for it no more. */
export async function insertSettlement(
  tx: Tx,
  { paymentId, orderId, amount }: { paymentId: number; orderId: number; amount: number },
  state: 'sent' | 'by_hand',
): Promise<void> {
  await tx.query({
    name: 'receipt_settlement',
    text: `with advance as (
             update payment_receipts set state = 'settled'
             where payment_receipts.payment_id = $1 and payment_receipts.order_id = $2 and payment_receipts.kind = 'prepayment'
           )
           insert into payment_receipts as made (payment_id, order_id, kind, state, amount_kopecks) values ($1, $2, 'settlement', $3, $4)
           on conflict (payment_id, order_id, kind) do update
             set amount_kopecks = made.amount_kopecks + excluded.amount_kopecks, state = excluded.state, at = now()`,
    values: [paymentId, orderId, state, amount],
  })
}

type Returns = { paymentId: number; refundId: number | null; shares: readonly ReceiptShare[] }

/** What a receipt of a return is to take back, known from the moment the money leaves what it paid. */
export async function insertReturns(tx: Tx, { paymentId, refundId, shares }: Returns): Promise<void> {
  await tx.query({
    name: 'receipt_returns_insert',
    text: `insert into receipt_returns (payment_id, refund_id, order_id, in_advance, amount_kopecks)
           select $1, $2, share.order_id, share.in_advance, share.amount
           from unnest($3::integer[], $4::boolean[], $5::bigint[]) as share (order_id, in_advance, amount)`,
    values: [
      paymentId,
      refundId,
      shares.map(({ orderId }) => orderId),
      shares.map(({ inAdvance }) => inAdvance),
      shares.map(({ amount }) => amount),
    ],
  })
}

export async function listReturns(db: Db, refundId: number): Promise<ReceiptShare[]> {
  const { rows } = await db.query({
    name: 'receipt_returns_list',
    text: `select receipt_returns.order_id as "orderId", receipt_returns.in_advance as "inAdvance", receipt_returns.amount_kopecks as amount
           from receipt_returns where receipt_returns.refund_id = $1 order by receipt_returns.id`,
    values: [refundId],
  })
  return rows
}

/** The refund did not go: nothing is to be taken back of what is printed. */
export async function deleteReturns(tx: Tx, refundId: number): Promise<void> {
  await tx.query({
    name: 'receipt_returns_delete',
    text: 'delete from receipt_returns where receipt_returns.refund_id = $1',
    values: [refundId],
  })
}
