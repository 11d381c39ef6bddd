import { watchedDays } from '@anfilada/contract/payments/payment-status'
import type { Db } from '../db/pool.ts'

/** The job that asks a provider about one payment; `payments.next_ask_at` is the truth, the job only wakes. */
export const askJob = 'ask_payment'

/** A provider is asked about a payment once in ten seconds at most. */
const pause = `interval '10 seconds'`

/** Wakes a job for the payment when it is to be asked next; nothing for one that nobody asks about any more. */
export async function scheduleAsk(db: Db, paymentId: number): Promise<void> {
  await db.query({
    name: 'payment_schedule',
    text: `select graphile_worker.add_job('${askJob}', json_build_object('paymentId', payments.id), run_at =>
             greatest(payments.next_ask_at, payments.asked_at + ${pause}, case when payments.provider_id is null then now() + ${pause} end),
             job_key => '${askJob}:' || payments.id)
           from payments where payments.id = $1 and payments.next_ask_at is not null`,
    values: [paymentId],
  })
}

/** Somebody says that there is news: the provider is asked as soon as it may be. What is paid already is not asked about. */
export async function askSoon(db: Db, paymentId: number): Promise<void> {
  await db.query({
    name: 'payment_ask_soon',
    text: `update payments set next_ask_at = least(payments.next_ask_at, greatest(now(), payments.asked_at + ${pause}))
           where payments.id = $1 and payments.received_kopecks = 0`,
    values: [paymentId],
  })
  await scheduleAsk(db, paymentId)
}

/**
 * Claims the right to ask about the payment now, by the clock of the database, and says when it is to be asked next: every ten seconds
 * for ten minutes, then every minute until its time is out; hourly from then on when it has failed, until three days after its end.
 */
export async function claimAsk(db: Db, paymentId: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'payment_claim_ask',
    text: `update payments set asked_at = now(), asks = payments.asks + 1,
             next_ask_at = case
               when payments.expires_at < now() - interval '${watchedDays} days' then null
               when payments.status = 'FAILED' and payments.expires_at < now() then now() + interval '1 hour'
               when payments.asks < 60 and payments.status <> 'FAILED' then now() + ${pause}
               else now() + interval '1 minute' end
           where payments.id = $1 and payments.received_kopecks = 0 and payments.provider_id is not null
             and (payments.asked_at is null or payments.asked_at <= now() - ${pause})`,
    values: [paymentId],
  })
  return rowCount === 1
}

/** Payments of the provider that are to be asked about by now, whoever forgot it. */
export async function listDueAsks(db: Db, provider: string, limit: number): Promise<number[]> {
  const { rows } = await db.query({
    name: 'payments_due_asks',
    text: `select payments.id from payments where payments.next_ask_at <= now() and payments.provider = $1
           order by payments.next_ask_at limit $2`,
    values: [provider, limit],
  })
  return rows.map(({ id }) => id)
}

/** What nobody can ask about, because the provider never gave it a name, and what is watched no longer. */
export async function stopAsking(db: Db): Promise<void> {
  await db.query({
    name: 'payments_stop_asking',
    text: `update payments set next_ask_at = null
           where payments.next_ask_at <= now() and payments.status = 'FAILED'
             and (payments.provider_id is null or payments.expires_at < now() - interval '${watchedDays} days')`,
    values: [],
  })
}
