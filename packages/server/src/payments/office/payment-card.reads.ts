import type { OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import type { Db } from '../../db/pool.ts'
import { chargedKopecks } from '../../orders/index.ts'
import type { PaymentEventKind } from '../payment-events.store.ts'

type Details = {
  email: string
  reference: string
  providerId: string | null
  offerVersion: number
  expiresAt: Date
  linkId: number | null
  createdBy: string | null
}

export async function findDetails(db: Db, paymentId: number): Promise<Details | undefined> {
  const { rows } = await db.query({
    name: 'payment_details',
    text: `select payments.payer_email as email, payments.provider_reference as reference,
                  coalesce(payments.transaction_id, payments.provider_id) as "providerId", payments.offer_version as "offerVersion",
                  payments.expires_at as "expiresAt", payments.link_id as "linkId", users.name as "createdBy"
           from payments left join offered_users as users on users.id = payments.created_by where payments.id = $1`,
    values: [paymentId],
  })
  return rows[0]
}

/** The orders that the payment is for, and those to which its money went later; what each got of it, and what is due on it. */
export async function listOrders(db: Db, paymentId: number): Promise<OfficePaymentCard['orders']> {
  const { rows } = await db.query({
    name: 'payment_card_orders',
    text: `with asked as (
             select payment_orders.order_id, payment_orders.asked_kopecks as asked, 0::bigint as allocated
             from payment_orders where payment_orders.payment_id = $1
             union all
             select substr(ledger_allocations.reference, 7)::integer, 0, ledger_allocations.amount_kopecks
             from offered_ledger_allocations as ledger_allocations
             where ledger_allocations.source = 'payment:' || $1::integer and starts_with(ledger_allocations.reference, 'order:')
           )
           select asked.order_id, sum(asked.asked)::bigint as asked, sum(asked.allocated)::bigint as allocated,
                  greatest(0, ${chargedKopecks} - orders.paid_kopecks)::bigint as due, orders.status
           from asked join offered_orders as orders on orders.id = asked.order_id
           group by asked.order_id, orders.status, orders.penalty_kopecks, orders.total_kopecks, orders.paid_kopecks order by asked.order_id`,
    values: [paymentId],
  })
  return rows
}

type Allocation = { at: Date; orderId: number; amount: number; by: string | null }

export async function listAllocations(db: Db, paymentId: number): Promise<Allocation[]> {
  const { rows } = await db.query({
    name: 'payment_card_allocations',
    text: `select ledger_allocations.at, substr(ledger_allocations.reference, 7)::integer as "orderId",
                  ledger_allocations.amount_kopecks as amount, users.name as by
           from offered_ledger_allocations as ledger_allocations left join offered_users as users on users.id = ledger_allocations.actor_id
           where ledger_allocations.source = 'payment:' || $1::integer and starts_with(ledger_allocations.reference, 'order:')
           order by ledger_allocations.id`,
    values: [paymentId],
  })
  return rows
}

type EventRow = { at: Date; kind: PaymentEventKind; word: string; details: Record<string, string | number | boolean> }

/** What happened, oldest first; a callback's raw body is not shown: card masks and addresses stand in it. */
export async function listPaymentEvents(db: Db, paymentId: number): Promise<EventRow[]> {
  const { rows } = await db.query({
    name: 'payment_card_events',
    text: `select payment_events.at, payment_events.kind, payment_events.word, payment_events.details
           from payment_events where payment_events.payment_id = $1 order by payment_events.id limit 500`,
    values: [paymentId],
  })
  return rows
}

type Receipt = OfficePaymentCard['receipts'][number]
type ReceiptRow = Pick<Receipt, 'kind' | 'amount' | 'state'> & { orderId: number; at: Date }

export async function listReceipts(db: Db, paymentId: number): Promise<ReceiptRow[]> {
  const { rows } = await db.query({
    name: 'payment_card_receipts',
    text: `select payment_receipts.kind, payment_receipts.order_id as "orderId", payment_receipts.amount_kopecks as amount,
                  payment_receipts.state, payment_receipts.at
           from payment_receipts where payment_receipts.payment_id = $1
           order by payment_receipts.kind, payment_receipts.order_id`,
    values: [paymentId],
  })
  return rows
}
