import type { Db } from '../../db/pool.ts'

/** How far back a night looks for days that were not compared yet. */
const daysBack = 7

/** Calendar days of the museums' zone until yesterday that were not compared with the provider's list, the oldest first. */
export async function listOpenDays(db: Db, provider: string): Promise<string[]> {
  const { rows } = await db.query({
    name: 'provider_open_days',
    text: `select calendar.day::date as day
           from generate_series(local_day(now()) - ${daysBack}, local_day(now()) - 1, interval '1 day')
             as calendar (day)
           where not exists (select from provider_days where provider_days.provider = $1 and provider_days.day = calendar.day::date)
             and exists (select from payments
                         where payments.created_at < midnight_of(calendar.day::date + 1) and payments.provider = $1)
           order by 1`,
    values: [provider],
  })
  return rows.map(({ day }) => day)
}

export async function saveDay(db: Db, provider: string, day: string, listed: number): Promise<void> {
  await db.query({
    name: 'provider_day',
    text: `insert into provider_days (provider, day, listed) values ($1, $2, $3)
           on conflict (provider, day) do update set listed = excluded.listed, reconciled_at = now()`,
    values: [provider, day, listed],
  })
}

type Booked = { id: number; customerId: number; reference: string; received: number }

/** What was begun in the period, a few minutes off its edges (clocks differ), and booked. */
export async function findBooked(db: Db, provider: string, { from, until }: { from: Date; until: Date }): Promise<Booked[]> {
  const { rows } = await db.query({
    name: 'payments_booked',
    text: `select payments.id, payments.customer_id as "customerId", payments.provider_reference as reference,
                  payments.received_kopecks as received
           from payments
           where payments.created_at >= $2::timestamptz + interval '5 minutes' and payments.created_at < $3::timestamptz - interval '5 minutes'
             and payments.provider = $1 and payments.received_kopecks > 0
           order by payments.id`,
    values: [provider, from, until],
  })
  return rows
}

export async function isRefunding(db: Db, paymentId: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'refunds_under_way',
    text: `select from refunds where refunds.payment_id = $1 and refunds.state in ('waiting', 'unclear') limit 1`,
    values: [paymentId],
  })
  return (rowCount ?? 0) > 0
}
