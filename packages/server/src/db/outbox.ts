import type { Db, Tx } from './pool.ts'

export type News = { topic: `${string}.${string}`; customerId: number; payload: Record<string, unknown> }

/** Writes news for other features and processes in the transaction that made them: both happen or neither. */
export async function publish(tx: Tx, news: News): Promise<void> {
  await tx.query({
    name: 'outbox_publish',
    text: 'insert into outbox (topic, customer_id, payload) values ($1, $2, $3)',
    values: [news.topic, news.customerId, JSON.stringify(news.payload)],
  })
}

/** SQL for the place in the outbox before which all was there to be read when the statement began, as live events take it (decision 0010). */
export const outboxPosition = `pg_snapshot_xmin(pg_current_snapshot())::text || '-0'`

/** Readers who were away for longer read everything again. */
const newsDays = 7

/** Forgets news after 7 days; a job calls it. */
export async function forgetOldNews(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'outbox_sweep',
    text: `delete from outbox where outbox.created_at < now() - interval '${newsDays} days'`,
    values: [],
  })
  return rowCount ?? 0
}
