import type { Db } from '../db/pool.ts'

export type PaymentEventKind =
  | 'created'
  | 'opened'
  | 'callback'
  | 'asked'
  | 'listed'
  | 'moved'
  | 'received'
  | 'expired'
  | 'refund'
  | 'receipt'

export type NewPaymentEvent = {
  paymentId: number
  kind: PaymentEventKind
  /** The provider's own word, or the state it led to. */
  word?: string
  details?: Record<string, string | number | boolean>
  /** The same event is written once. */
  key?: string
  /** A callback as it came. */
  raw?: Buffer
}

/** False when the event stands there already. */
export async function recordPaymentEvent(db: Db, event: NewPaymentEvent): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'payment_event',
    text: `insert into payment_events (payment_id, kind, word, details, event_key, raw) values ($1, $2, $3, $4, $5, $6)
           on conflict do nothing`,
    values: [
      event.paymentId,
      event.kind,
      (event.word ?? '').slice(0, 200),
      JSON.stringify(event.details ?? {}),
      event.key ?? null,
      event.raw ?? null,
    ],
  })
  return rowCount === 1
}
