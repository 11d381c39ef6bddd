import { type RefundState, sentStates } from '@anfilada/contract/payments/money-words'
import { conditions } from '../../db/conditions.ts'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db, Tx } from '../../db/pool.ts'

export type RefundRow = {
  id: number
  paymentId: number
  customerId: number
  customerName: string
  amount: number
  reason: string
  state: RefundState
  requestedBy: number
  requestedByName: string
  requestedAt: Date
  decidedByName: string | null
  decidedAt: Date | null
  finishedAt: Date | null
  message: string
  reference: string
  providerRefundId: string | null
}

const whole = `select refunds.id, refunds.payment_id as "paymentId", refunds.customer_id as "customerId", customers.name as "customerName",
    refunds.amount_kopecks as amount, refunds.reason, refunds.state, refunds.requested_by as "requestedBy", requesters.name as "requestedByName",
    refunds.requested_at as "requestedAt", deciders.name as "decidedByName", refunds.decided_at as "decidedAt",
    refunds.finished_at as "finishedAt", refunds.message, refunds.provider_reference as reference,
    refunds.provider_refund_id as "providerRefundId"
  from refunds
  join offered_customers as customers on customers.id = refunds.customer_id
  join offered_users as requesters on requesters.id = refunds.requested_by
  left join offered_users as deciders on deciders.id = refunds.decided_by`

type NewRefund = {
  paymentId: number
  customerId: number
  amount: number
  reason: string
  state: 'proposed' | 'waiting'
  userId: number
  prefix: string
}

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<number> {
  const { rows } = await tx.query({
    name: 'refund_insert',
    text: `with next as (select nextval(pg_get_serial_sequence('refunds', 'id'))::integer as id)
           insert into refunds (id, payment_id, customer_id, amount_kopecks, reason, state, requested_by, provider_reference)
           overriding system value
           select next.id, $1, $2, $3, $4, $5, $6, $7 || '-R' || next.id from next returning refunds.id`,
    values: [refund.paymentId, refund.customerId, refund.amount, refund.reason, refund.state, refund.userId, refund.prefix],
  })
  return onlyRow(rows).id
}

export async function findRefund(db: Db, refundId: number): Promise<RefundRow | undefined> {
  const { rows } = await db.query({ name: 'refund_find', text: `${whole} where refunds.id = $1`, values: [refundId] })
  return rows[0]
}

/** The payment of the refund is locked already. */
export async function lockRefund(tx: Tx, refundId: number): Promise<RefundRow> {
  await tx.query({ name: 'refund_lock', text: 'select from refunds where refunds.id = $1 for no key update', values: [refundId] })
  const row = await findRefund(tx, refundId)
  if (!row) throw new Error(`There is no refund ${refundId}`)
  return row
}

export async function saveDecision(tx: Tx, refundId: number, state: 'waiting' | 'declined', userId: number): Promise<void> {
  await tx.query({
    name: 'refund_decide',
    text: `update refunds set state = $2, decided_by = $3, decided_at = now(), finished_at = case when $2 = 'declined' then now() end
           where refunds.id = $1`,
    values: [refundId, state, userId],
  })
}

type Progress = { state: RefundState; providerRefundId?: string | undefined; message?: string | undefined; askAgain?: string | undefined }

/** `askAgain`: after so long (an interval) it is looked at again. */
export async function saveProgress(tx: Tx, refundId: number, { state, providerRefundId, message, askAgain }: Progress): Promise<void> {
  await tx.query({
    name: 'refund_progress',
    text: `update refunds set state = $2, provider_refund_id = coalesce($3, refunds.provider_refund_id), message = coalesce($4, refunds.message),
             next_ask_at = now() + $5::interval, finished_at = case when $2 in ('complete', 'failed') then now() end
           where refunds.id = $1`,
    values: [refundId, state, providerRefundId ?? null, message?.slice(0, 500) ?? null, askAgain ?? null],
  })
}

export const refundJob = 'send_refund'

/** Wakes a job for the refund, in the transaction of whoever decided it. */
export async function scheduleRefund(db: Db, refundId: number): Promise<void> {
  await db.query({
    name: 'refund_schedule',
    text: `select graphile_worker.add_job('${refundJob}', json_build_object('refundId', $1::integer), job_key => '${refundJob}:' || $1::integer)`,
    values: [refundId],
  })
}

/** Refunds on their way that are to be looked at by now, whichever process died over them. */
export async function listDueRefunds(db: Db, limit: number): Promise<number[]> {
  const { rows } = await db.query({
    name: 'refunds_due',
    text: 'select refunds.id from refunds where refunds.next_ask_at <= now() order by refunds.next_ask_at limit $1',
    values: [limit],
  })
  return rows.map(({ id }) => id)
}

/** What of the payment goes back without a second person, kopecks; the payment is locked. */
export async function sumAlone(tx: Tx, paymentId: number): Promise<number> {
  const { rows } = await tx.query({
    name: 'refunds_alone',
    text: `select coalesce(sum(refunds.amount_kopecks), 0)::bigint as sum from refunds
           where refunds.payment_id = $1 and refunds.decided_by is null and refunds.state = any ($2::text[])`,
    values: [paymentId, sentStates],
  })
  return rows[0]?.sum ?? 0
}

/** Ids by which the provider knows refunds of the payment that are in our books. */
export async function listKnownIds(db: Db, paymentId: number): Promise<string[]> {
  const { rows } = await db.query({
    name: 'refunds_known',
    text: 'select refunds.provider_refund_id as id from refunds where refunds.payment_id = $1 and refunds.provider_refund_id is not null',
    values: [paymentId],
  })
  return rows.map(({ id }) => id)
}

export async function listRefunds(
  db: Db,
  { state, paymentId, before }: { state?: RefundState | undefined; paymentId?: number | undefined; before?: number | undefined },
  limit: number,
): Promise<RefundRow[]> {
  const asked = conditions(
    'refunds_list',
    [limit + 1],
    [
      { name: 'state', when: state !== undefined, sql: 'refunds.state = ?', values: [state] },
      { name: 'payment', when: paymentId !== undefined, sql: 'refunds.payment_id = ?', values: [paymentId] },
      { name: 'before', when: before !== undefined, sql: 'refunds.id < ?', values: [before] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `${whole} where true ${asked.where} order by refunds.id desc limit $1`,
    values: asked.values,
  })
  return rows
}
