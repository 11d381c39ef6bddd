import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { addTask } from '../tasks/tasks.store.ts'

// Nobody waits for a provider that is silent longer than this beyond the attempt's end.
const silence = `interval '10 minutes'`
const most = 200

/**
 * Attempts that nobody paid in time have failed, by the clock of the database, once the provider was asked after their end. One that the
 * bank works on is left to the bank; after a day of it a person looks. Money that comes later all the same is booked.
 */
export async function expirePayments(pool: Pool): Promise<number> {
  const expired = await inTransaction(pool, async (tx) => {
    const { rows } = await tx.query({
      name: 'payments_expire',
      text: `update payments set status = 'FAILED', finished_at = now(),
               failure = case when payments.provider_id is null then 'unavailable' else 'expired' end
             where payments.id in (
               select due.id from payments as due
               where due.status in ('FORM_OPENED', 'WAITING_FOR_3DS') and due.expires_at < now()
                 and (due.provider_id is null or due.asked_at > due.expires_at or due.expires_at < now() - ${silence})
               order by due.id limit ${most} for no key update skip locked)
             returning payments.id`,
      values: [],
    })
    for (const { id } of rows) await recordPaymentEvent(tx, { paymentId: id, kind: 'expired', word: 'FAILED' })
    return rows
  })
  await tellStuck(pool)
  return expired.length
}

async function tellStuck(pool: Pool): Promise<void> {
  const { rows } = await pool.query({
    name: 'payments_stuck',
    text: `select payments.id, payments.customer_id as "customerId", payments.amount_kopecks as amount from payments
           where payments.status = 'PROCESSING' and payments.expires_at < now() - interval '1 day'
             and not exists (select from accountant_tasks where accountant_tasks.key = 'payment_stuck payment:' || payments.id)
           limit ${most}`,
    values: [],
  })
  for (const { id, customerId, amount } of rows) {
    await addTask(pool, { kind: 'payment_stuck', about: `payment:${id}`, customerId, paymentId: id, amount })
  }
}
