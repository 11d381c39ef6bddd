import type { Pool } from '../../db/pool.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { keyOf, type PaymentRow } from '../payments.store.ts'
import { countAnswer } from '../provider-hours.store.ts'
import type { Providers } from '../providers/providers.ts'
import { type Closing, ProviderRefusal, ProviderSilence } from '../providers/provider.ts'
import { askSoon } from '../asking.store.ts'

/**
 * Asks the provider that nobody may pay the attempt any more. `open`: it has no call for that, said no, or was silent; then the job that asks
 * after the attempt tries again for as long as the provider says that it can be paid. Never inside a transaction.
 */
export async function closeAtProvider(pool: Pool, providers: Providers, payment: PaymentRow): Promise<Closing> {
  const provider = providers.byName(payment.provider)
  const key = keyOf(payment)
  if (!provider?.close || !key) return 'open'
  try {
    const closing = await provider.close(key)
    await countAnswer(pool, provider.name, undefined)
    if (closing === 'closed') await recordPaymentEvent(pool, { paymentId: payment.id, kind: 'closed', key: 'closed' })
    if (closing === 'paid') await askSoon(pool, payment.id)
    return closing
  } catch (error) {
    if (!(error instanceof ProviderSilence || error instanceof ProviderRefusal)) throw error
    await countAnswer(pool, provider.name, error.message)
    return 'open'
  }
}
