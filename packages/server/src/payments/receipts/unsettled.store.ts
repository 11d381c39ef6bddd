import { conditions } from '../../db/conditions.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { chargedKopecks } from '../../orders/index.ts'
import { visitIsOver } from './receipts.store.ts'

export type Unsettled = { paymentId: number; orderId: number; amount: number }

/**
 * Money in advance that pays its order without a receipt of settlement: of visits that took place, and of orders that were cancelled and whose
 * penalty it pays, once the rest of it is free. `orderId`: of this order alone.
 */
export async function listUnsettled(db: Db, limit: number, orderId?: number): Promise<Unsettled[]> {
  const ofOne = { name: 'one', when: orderId !== undefined, sql: 'payment_receipts.order_id = ?', values: [orderId] }
  const asked = conditions('receipts_unsettled', [limit], [ofOne])
  const { rows } = await db.query({
    name: asked.name,
    text: `select payment_receipts.payment_id as "paymentId", payment_receipts.order_id as "orderId",
                  (allocated.amount - settled.amount)::bigint as amount
           from payment_receipts
           join offered_orders as orders on orders.id = payment_receipts.order_id
           cross join lateral (
             select coalesce(sum(ledger_allocations.amount_kopecks), 0) as amount from offered_ledger_allocations as ledger_allocations
             where ledger_allocations.source = 'payment:' || payment_receipts.payment_id
               and ledger_allocations.reference = 'order:' || payment_receipts.order_id
           ) as allocated
           cross join lateral (
             select coalesce((select made.amount_kopecks from payment_receipts as made
                              where made.payment_id = payment_receipts.payment_id and made.order_id = payment_receipts.order_id
                                and made.kind = 'settlement'), 0)
                  - coalesce((select sum(receipt_returns.amount_kopecks) from receipt_returns
                              where receipt_returns.payment_id = payment_receipts.payment_id
                                and receipt_returns.order_id = payment_receipts.order_id and not receipt_returns.in_advance), 0) as amount
           ) as settled
           where payment_receipts.kind = 'prepayment' and payment_receipts.state <> 'settled' and allocated.amount > settled.amount
             and (orders.status = 'confirmed' and ${visitIsOver}
               or orders.status in ('cancelled', 'rejected') and orders.paid_kopecks <= ${chargedKopecks})
             ${asked.where}
           order by payment_receipts.payment_id, payment_receipts.order_id limit $1`,
    values: asked.values,
  })
  return rows
}

/** Takes up the settlement of an advance; false when somebody did before. */
export async function claimSettlement(tx: Tx, { paymentId, orderId }: Unsettled): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'receipt_claim_settlement',
    text: `update payment_receipts set state = 'settled'
           where payment_receipts.payment_id = $1 and payment_receipts.order_id = $2 and payment_receipts.kind = 'prepayment'
             and payment_receipts.state <> 'settled'`,
    values: [paymentId, orderId],
  })
  return rowCount === 1
}
