import type { Db } from '../db/pool.ts'

/** Counts a question to a provider and how it ended; `failure` in the words of the adapter, which carry nothing secret. */
export async function countAnswer(db: Db, provider: string, failure: string | undefined): Promise<void> {
  await db.query({
    name: 'provider_answer',
    text: `insert into provider_hours (provider, hour, asked, failed, last_answer_at, last_failure)
           values ($1, date_trunc('hour', now()), 1, case when $2::text is null then 0 else 1 end, case when $2::text is null then now() end, $2)
           on conflict (provider, hour) do update set asked = provider_hours.asked + 1, failed = provider_hours.failed + excluded.failed,
             last_answer_at = coalesce(excluded.last_answer_at, provider_hours.last_answer_at),
             last_failure = coalesce(excluded.last_failure, provider_hours.last_failure)`,
    values: [provider, failure?.slice(0, 300) ?? null],
  })
}

export async function countCallback(db: Db, provider: string): Promise<void> {
  await db.query({
    name: 'provider_callback',
    text: `insert into provider_hours (provider, hour, last_callback_at) values ($1, date_trunc('hour', now()), now())
           on conflict (provider, hour) do update set last_callback_at = now()`,
    values: [provider],
  })
}

const keptDays = 90

/** Forgets hours after 90 days; a job calls it. */
export async function forgetOldHours(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'provider_hours_sweep',
    text: `delete from provider_hours where provider_hours.hour < now() - interval '${keptDays} days'`,
    values: [],
  })
  return rowCount ?? 0
}
