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
  | 'closed'
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

/** What a screen shows otherwise than before; that somebody asked, or that a callback came, changes nothing by itself. */
const told: readonly PaymentEventKind[] = ['created', 'opened', 'moved', 'received', 'expired', 'refund', 'receipt']

/** Writes the event and its news in one statement. False when the event stands there already. */
export async function recordPaymentEvent(db: Db, event: NewPaymentEvent): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'payment_event',
    text: `with written as (
             insert into payment_events (payment_id, kind, word, details, event_key, raw) values ($1, $2, $3, $4, $5, $6)
             on conflict do nothing returning payment_events.payment_id
           ), told as (
             insert into outbox (topic, customer_id, payload)
             select 'payment.' || $2::text, payments.customer_id, jsonb_build_object('payment_id', payments.id)
             from written join payments on payments.id = written.payment_id where $7
           )
           select from written`,
    values: [
      event.paymentId,
      event.kind,
      (event.word ?? '').slice(0, 200),
      JSON.stringify(event.details ?? {}),
      event.key ?? null,
      event.raw ?? null,
      told.includes(event.kind),
    ],
  })
  return rowCount === 1
}
