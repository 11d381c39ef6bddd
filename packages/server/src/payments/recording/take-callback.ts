import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { findByReference, saveNamedTransaction } from '../payments.store.ts'
import { countCallback } from '../provider-hours.store.ts'
import type { PaymentProvider, RawCallback } from '../providers/provider.ts'
import { askSoon } from '../asking.store.ts'

/**
 * A provider says that something happened. That it is really the provider is looked at; what it says is not believed: it is stored once,
 * as it came, and the provider is asked by a job of the same transaction. A payment that is not ours is nobody's business: accepted, and
 * nothing is done. `refused`: forged, altered, too old.
 */
export async function takeCallback(pool: Pool, provider: PaymentProvider, callback: RawCallback): Promise<'accepted' | 'refused'> {
  const hint = provider.readCallback(callback)
  if (!hint) return 'refused'
  const payment = await findByReference(pool, provider.name, hint.ref)
  if (!payment) return 'accepted'
  await inTransaction(pool, async (tx) => {
    const key = `callback:${hint.eventId}`
    const isNew = await recordPaymentEvent(tx, { paymentId: payment.id, kind: 'callback', word: hint.word, key, raw: callback.body })
    if (!isNew) return
    if (hint.transactionId !== null) await saveNamedTransaction(tx, payment.id, hint.transactionId)
    await askSoon(tx, payment.id)
  })
  await countCallback(pool, provider.name)
  return 'accepted'
}
