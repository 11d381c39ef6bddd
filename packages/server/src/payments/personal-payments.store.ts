import type { Db, Tx } from '../db/pool.ts'

type Person = { customerId: number; userId: number }

const ofPayer = `(lower(payments.payer_email) in (users.login, lower(users.email)) or payments.payer_name = users.name)`

/** Payments that the person began or that name him as payer. */
export async function listPersonalPayments(db: Db, { customerId, userId }: Person): Promise<unknown[]> {
  const { rows } = await db.query({
    name: 'personal_payments',
    text: `select payments.id, payments.created_at, payments.method, payments.amount_kopecks, payments.currency, payments.status,
                  payments.payer_name, payments.payer_email, payments.created_by is not distinct from $2 as begun_by_me
           from payments join offered_users as users on users.id = $2
           where payments.customer_id = $1 and (payments.created_by = $2 or ${ofPayer}) order by payments.id`,
    values: [customerId, userId],
  })
  return rows
}

/**
 * The person leaves: payments that name him, or, when his customer closes with him, all of its payments lose name and address of the payer.
 * What a receipt, a refund or a task still needs stays until it is done (`forgetPayers`); sums, orders and what banks said stay for ever.
 */
export async function forgetPayer(tx: Tx, { customerId, userId, closesCustomer }: Person & { closesCustomer: boolean }): Promise<void> {
  await tx.query({
    name: 'payer_leaves',
    text: `update payments set forget_payer_since = now()
           from offered_users as users where users.id = $2 and payments.customer_id = $1 and payments.payer_email <> '' and ($3 or ${ofPayer})`,
    values: [customerId, userId, closesCustomer],
  })
  await forgetPayers(tx)
}

/**
 * Forgets the payers who left and whom nothing needs any more, with the mails that they got about it, their address in tasks that are done and
 * the papers of those, which go once nothing refers to them; a job calls it when receipts were settled. Answers how many payments.
 */
export async function forgetPayers(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'payers_forget',
    text: `with leaving as (
             select payments.id, lower(payments.payer_email) as email from payments
             where payments.forget_payer_since is not null and payments.payer_email <> '' and payments.finished_at is not null
               and payments.received_kopecks = payments.allocated_kopecks + payments.refunded_kopecks
               and not exists (
                 select from payment_receipts
                 join offered_ledger_allocations as ledger_allocations on ledger_allocations.source = 'payment:' || payment_receipts.payment_id
                   and ledger_allocations.reference = 'order:' || payment_receipts.order_id
                 where payment_receipts.payment_id = payments.id and payment_receipts.kind = 'prepayment' and payment_receipts.state <> 'settled'
                 group by payment_receipts.order_id having sum(ledger_allocations.amount_kopecks) > 0)
               and not exists (select from refunds where refunds.payment_id = payments.id and refunds.finished_at is null)
               and not exists (
                 select from accountant_tasks where accountant_tasks.payment_id = payments.id and accountant_tasks.resolved_at is null)
             for no key update of payments
           ), unwritten as (
             delete from mails using leaving
             where lower(mails.recipient) = leaving.email and mails.template in ('payment_received', 'payment_refunded')
               and mails.facts ->> 'payment' = leaving.id::text
           ), untold as (
             update accountant_tasks set details = accountant_tasks.details || '{"contact": ""}', paper_file_id = null from leaving
             where accountant_tasks.payment_id = leaving.id and accountant_tasks.details ? 'contact'
           )
           update payments set payer_name = '', payer_email = '' from leaving where payments.id = leaving.id`,
    values: [],
  })
  return rowCount ?? 0
}
