import type { Pool } from '../../db/pool.ts'
import { keyOf, type PaymentRow } from '../payments.store.ts'
import { countAnswer } from '../provider-hours.store.ts'
import type { Providers } from '../providers/providers.ts'
import { ProviderRefusal, ProviderSilence, type ReceiptLine } from '../providers/provider.ts'

/** Asks the provider for the second receipt of a prepayment (54-FZ); `by_hand`: it has no call for it, `failed`: it did not make it now. */
export async function askToSettle(
  pool: Pool,
  providers: Providers,
  payment: PaymentRow,
  lines: readonly ReceiptLine[],
): Promise<'sent' | 'by_hand' | 'failed'> {
  const settle = providers.byName(payment.provider)?.settle
  const key = keyOf(payment)
  if (!settle || !key) return 'by_hand'
  try {
    await settle(key, { email: payment.payerEmail, lines })
    return 'sent'
  } catch (error) {
    if (!(error instanceof ProviderSilence || error instanceof ProviderRefusal)) throw error
    await countAnswer(pool, payment.provider, error.message)
    return 'failed'
  }
}
