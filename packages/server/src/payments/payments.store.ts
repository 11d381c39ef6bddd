import type { Language } from '@anfilada/contract/languages'
import type { PaymentFailure, PaymentMethod, PaymentStatus } from '@anfilada/contract/payments/payment-status'
import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import { onlyRow } from '../db/statement-rows.ts'
import type { Db, Tx } from '../db/pool.ts'
import type { Attempt } from './payment.rules.ts'
import type { OpenedPayment, PaymentKey } from './providers/provider.ts'
import { visitIsOver } from './receipts/receipts.store.ts'

/** How the ledger names a payment. */
export function paymentReference(paymentId: number): string {
  return `payment:${paymentId}`
}

/** The payment that the ledger's name of a source is; undefined of a transfer. */
export function paymentOfSource(source: string): number | undefined {
  const id = /^payment:(\d+)$/.exec(source)?.[1]
  return id === undefined ? undefined : Number(id)
}

export type PaymentRow = {
  id: number
  customerId: number
  linkId: number | null
  payerName: string
  payerEmail: string
  language: Language
  offerVersion: number
  method: PaymentMethod
  amount: number
  currency: string
  orderIds: number[]
  /** Requests for prolongation whose fees it pays; empty where it pays orders. */
  feeIds: number[]
  provider: string
  test: boolean
  /** The provider makes the receipt of the payment. */
  makesReceipt: boolean
  reference: string
  providerId: string | null
  transactionId: string | null
  url: string | null
  qr: string | null
  status: PaymentStatus
  failure: PaymentFailure | null
  createdAt: Date
  expiresAt: Date
  finishedAt: Date | null
  asks: number
  received: number
  receivedAt: Date | null
  allocated: number
  refunded: number
  /** By the clock of the database. */
  expired: boolean
}

const columns = `payments.id, payments.customer_id as "customerId", payments.link_id as "linkId", payments.payer_name as "payerName",
  payments.payer_email as "payerEmail", payments.language, payments.offer_version as "offerVersion", payments.method,
  payments.amount_kopecks as amount, payments.currency, payments.order_ids as "orderIds", payments.fee_ids as "feeIds", payments.provider, payments.test, payments.makes_receipt as "makesReceipt",
  payments.provider_reference as reference, payments.provider_id as "providerId", payments.transaction_id as "transactionId",
  payments.url, payments.qr, payments.status, payments.failure, payments.created_at as "createdAt", payments.expires_at as "expiresAt",
  payments.finished_at as "finishedAt", payments.asks, payments.received_kopecks as received, payments.received_at as "receivedAt",
  payments.allocated_kopecks as allocated, payments.refunded_kopecks as refunded, payments.expires_at <= now() as expired`

export type NewPayment = {
  customerId: number
  userId: number | null
  linkId: number | null
  payer: { name: string; email: string; language: Language }
  offerVersion: number
  method: PaymentMethod
  orders: readonly { orderId: number; asked: Kopecks }[]
  fees?: readonly { requestId: number; asked: Kopecks; inAdvance: boolean }[]
  amount: Kopecks
  provider: string
  test: boolean
  makesReceipt: boolean
  /** Random: what the provider calls the payment is not to be guessed. */
  prefix: string
  minutes: number
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<number> {
  const { fees = [] } = payment
  const { rows } = await tx.query({
    name: 'payment_insert',
    text: `with next as (select nextval(pg_get_serial_sequence('payments', 'id'))::integer as id),
           inserted as (
             insert into payments (id, customer_id, created_by, link_id, payer_name, payer_email, language, offer_version, method,
               amount_kopecks, order_ids, provider, test, provider_reference, expires_at, next_ask_at, makes_receipt, fee_ids)
             overriding system value
             select next.id, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 || '-' || next.id,
               now() + make_interval(mins => $14), now() + interval '20 seconds', $16, $17
             from next returning payments.id
           ), covered as (
             insert into payment_orders (payment_id, order_id, asked_kopecks, in_advance)
             select inserted.id, share.order_id, share.asked, not (${visitIsOver})
             from inserted, unnest($10::integer[], $15::bigint[]) as share (order_id, asked) join offered_orders as orders on orders.id = share.order_id
           ), charged as (
             insert into payment_fees (payment_id, request_id, asked_kopecks, in_advance)
             select inserted.id, fee.request_id, fee.asked, fee.in_advance
             from inserted, unnest($17::integer[], $18::bigint[], $19::boolean[]) as fee (request_id, asked, in_advance)
           )
           select inserted.id from inserted`,
    values: [
      payment.customerId,
      payment.userId,
      payment.linkId,
      payment.payer.name,
      payment.payer.email,
      payment.payer.language,
      payment.offerVersion,
      payment.method,
      payment.amount,
      payment.orders.map(({ orderId }) => orderId),
      payment.provider,
      payment.test,
      payment.prefix,
      payment.minutes,
      payment.orders.map(({ asked }) => asked),
      payment.makesReceipt,
      fees.map(({ requestId }) => requestId),
      fees.map(({ asked }) => asked),
      fees.map(({ inAdvance }) => inAdvance),
    ],
  })
  return onlyRow(rows).id
}

export async function findPayment(db: Db, paymentId: number): Promise<PaymentRow | undefined> {
  const { rows } = await db.query({
    name: 'payment_find',
    text: `select ${columns} from payments where payments.id = $1`,
    values: [paymentId],
  })
  return rows[0]
}

export async function findByReference(db: Db, provider: string, reference: string): Promise<PaymentRow | undefined> {
  const { rows } = await db.query({
    name: 'payment_of_reference',
    text: `select ${columns} from payments where payments.provider_reference = $2 and payments.provider = $1`,
    values: [provider, reference],
  })
  return rows[0]
}

/** The newest attempt through a link. */
export async function findOfLink(db: Db, linkId: number): Promise<PaymentRow | undefined> {
  const { rows } = await db.query({
    name: 'payment_of_link',
    text: `select ${columns} from payments where payments.link_id = $1
           order by payments.received_kopecks > 0 desc, payments.id desc limit 1`,
    values: [linkId],
  })
  return rows[0]
}

/** Attempts through a link that are not over. */
export async function listOpenOfLink(db: Db, linkId: number): Promise<PaymentRow[]> {
  const { rows } = await db.query({
    name: 'payments_open_of_link',
    text: `select ${columns} from payments where payments.link_id = $1 and payments.finished_at is null order by payments.id`,
    values: [linkId],
  })
  return rows
}

/** Attempts within an hour to which no money came: begun by members of the customer, through the link, through all its links. */
export async function countUnpaid(
  db: Db,
  customerId: number,
  linkId: number | null,
): Promise<{ members: number; link: number; links: number }> {
  const { rows } = await db.query({
    name: 'payments_unpaid',
    text: `select count(*) filter (where payments.link_id is null)::integer as members,
                  count(*) filter (where payments.link_id = $2)::integer as link, count(payments.link_id)::integer as links
           from payments
           where payments.customer_id = $1 and payments.received_kopecks = 0 and payments.created_at > now() - interval '1 hour'`,
    values: [customerId, linkId],
  })
  return rows[0] ?? { members: 0, link: 0, links: 0 }
}

/** The last lock of all: account and orders are locked already where money moves (docs/ARCHITECTURE.md). */
export async function lockPayment(tx: Tx, paymentId: number): Promise<PaymentRow> {
  const { rows } = await tx.query({
    name: 'payment_lock',
    text: `select ${columns} from payments where payments.id = $1 for no key update`,
    values: [paymentId],
  })
  if (!rows[0]) throw new Error(`There is no payment ${paymentId}`)
  return rows[0]
}

/** Payments of which some money pays nothing, what came first first, locked like one. */
export async function lockKept(tx: Tx, customerId: number): Promise<PaymentRow[]> {
  const { rows } = await tx.query({
    name: 'payments_kept_lock',
    text: `select ${columns} from payments
           where payments.customer_id = $1 and payments.received_kopecks > payments.allocated_kopecks + payments.refunded_kopecks
           order by payments.received_at, payments.id for no key update`,
    values: [customerId],
  })
  return rows
}

/**
 * One process at a time asks the provider to open the payment; whoever died at it is forgotten after half a minute. `interrupted`: somebody did
 * die at it, and the provider may have opened it already.
 */
export async function claimOpening(db: Db, paymentId: number): Promise<(PaymentRow & { interrupted: boolean }) | undefined> {
  const { rows } = await db.query({
    name: 'payment_claim_opening',
    text: `with before as (select payments.id, payments.opening_at from payments where payments.id = $1 for update)
           update payments set opening_at = now() from before
           where payments.id = before.id and payments.url is null and payments.qr is null and payments.status = 'FORM_OPENED'
             and payments.expires_at > now() and (payments.opening_at is null or payments.opening_at < now() - interval '30 seconds')
           returning ${columns}, before.opening_at is not null as interrupted`,
    values: [paymentId],
  })
  return rows[0]
}

export async function saveOpened(db: Db, paymentId: number, { providerId, url, qr }: OpenedPayment): Promise<void> {
  await db.query({
    name: 'payment_opened',
    text: `update payments set provider_id = $2, url = $3, qr = $4, next_ask_at = now() + interval '10 seconds' where payments.id = $1`,
    values: [paymentId, providerId, url, qr],
  })
}

export async function saveMove(tx: Tx, paymentId: number, to: PaymentStatus, failure: PaymentFailure | undefined): Promise<void> {
  await tx.query({
    name: 'payment_move',
    text: `update payments set status = $2, failure = $3, finished_at = case when $2 in ('FAILED', 'COMPLETE') then now() end
           where payments.id = $1`,
    values: [paymentId, to, failure ?? null],
  })
}

export async function saveReceived(tx: Tx, paymentId: number, amount: Kopecks): Promise<void> {
  await tx.query({
    name: 'payment_receive',
    text: `update payments set status = 'COMPLETE', failure = null, finished_at = now(), received_kopecks = $2, received_at = now(), next_ask_at = null
           where payments.id = $1`,
    values: [paymentId, amount],
  })
}

export async function saveTransaction(tx: Tx, paymentId: number, transactionId: string): Promise<void> {
  await tx.query({
    name: 'payment_transaction',
    text: 'update payments set transaction_id = coalesce(payments.transaction_id, $2) where payments.id = $1',
    values: [paymentId, transactionId],
  })
}

/** The transaction that the provider's latest news name: asked about while nothing was received yet. */
export async function saveNamedTransaction(tx: Tx, paymentId: number, transactionId: string): Promise<void> {
  await tx.query({
    name: 'payment_named_transaction',
    text: 'update payments set transaction_id = $2 where payments.id = $1 and payments.received_kopecks = 0',
    values: [paymentId, transactionId],
  })
}

/** Changes what of the payment pays orders and what is set aside to go back, and tells it; the database refuses more than came. */
export async function addSpent(tx: Tx, paymentId: number, spent: { allocated?: number; refunded?: number }): Promise<void> {
  await tx.query({
    name: 'payment_spend',
    text: `with spent as (
             update payments set allocated_kopecks = payments.allocated_kopecks + $2, refunded_kopecks = payments.refunded_kopecks + $3
             where payments.id = $1 returning payments.id, payments.customer_id
           )
           insert into outbox (topic, customer_id, payload)
           select 'payment.spent', spent.customer_id, jsonb_build_object('payment_id', spent.id) from spent`,
    values: [paymentId, spent.allocated ?? 0, spent.refunded ?? 0],
  })
}

export function keptOf({ received, allocated, refunded }: Pick<PaymentRow, 'received' | 'allocated' | 'refunded'>): Kopecks {
  return kopecks(received - allocated - refunded)
}

export function attemptOf(row: PaymentRow): Attempt {
  const { status, amount, currency, test, reference, received } = row
  return { status, amount: kopecks(amount), currency, test, reference, received: kopecks(received) }
}

/** What every question to the provider needs. Undefined before the provider gave the payment a name. */
export function keyOf({ reference, method, providerId, transactionId }: PaymentRow): PaymentKey | undefined {
  return providerId === null ? undefined : { ref: reference, method, providerId, transactionId }
}
