import type { Tx } from './pool.ts'

export type News = { topic: `${string}.${string}`; customerId: number; payload: Record<string, unknown> }

/** Writes news for other features and processes in the transaction that made them: both happen or neither. */
export async function publish(tx: Tx, news: News): Promise<void> {
  await tx.query({
    name: 'outbox_publish',
    text: 'insert into outbox (topic, customer_id, payload) values ($1, $2, $3)',
    values: [news.topic, news.customerId, JSON.stringify(news.payload)],
  })
}
