import { lastingDays } from '@anfilada/contract/dates'
import type { Pool } from '../../db/pool.ts'
import { countAnswer } from '../provider-hours.store.ts'
import { type PaymentProvider, ProviderRefusal, ProviderSilence } from '../providers/provider.ts'
import type { Providers } from '../providers/providers.ts'

/** `failure`: in the adapter's words, without anything secret; null when it answered. */
export type AskedProvider = { provider: string; failure: string | null }

/**
 * Asks every payment system that is set up for its list of the last day, as the nightly comparison does: whoever answers knows us by our
 * settings. No money moves. The answers count in the health of payment systems.
 */
export async function askProviders(pool: Pool, { all }: Providers): Promise<AskedProvider[]> {
  return Promise.all(
    all.map(async (provider) => {
      const failure = await failureOf(provider)
      await countAnswer(pool, provider.name, failure)
      return { provider: provider.name, failure: failure ?? null }
    }),
  )
}

async function failureOf(provider: PaymentProvider): Promise<string | undefined> {
  const until = new Date()
  try {
    await provider.list?.({ from: new Date(until.getTime() - lastingDays(1)), until })
    return undefined
  } catch (error) {
    if (!(error instanceof ProviderSilence || error instanceof ProviderRefusal)) throw error
    return error.message
  }
}
