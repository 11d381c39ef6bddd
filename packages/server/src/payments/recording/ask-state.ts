import type { Pool } from '../../db/pool.ts'
import type { ServerIdentity } from '../../http/identity.ts'
import { openAtProvider } from '../opening/open-at-provider.ts'
import { findPayment, keyOf } from '../payments.store.ts'
import { countAnswer } from '../provider-hours.store.ts'
import { providersOf } from '../providers-in-use.ts'
import type { Providers } from '../providers/providers.ts'
import { ProviderRefusal, ProviderSilence } from '../providers/provider.ts'
import { claimAsk, listDueAsks, scheduleAsk, stopAsking } from './asking.store.ts'
import { recordState } from './record-state.ts'

/** Asks the provider how the payment stands and writes down what it says; does nothing when it was asked ten seconds ago or less. */
export async function askState(pool: Pool, providers: Providers, paymentId: number): Promise<void> {
  const payment = await findPayment(pool, paymentId)
  const key = payment && keyOf(payment)
  if (!payment || !key || !(await claimAsk(pool, paymentId))) return
  const provider = providers.byName(payment.provider)
  if (!provider) return
  try {
    const told = await provider.readState(key)
    await countAnswer(pool, provider.name, undefined)
    await recordState(pool, paymentId, told)
  } catch (error) {
    if (!(error instanceof ProviderSilence || error instanceof ProviderRefusal)) throw error
    await countAnswer(pool, provider.name, error.message)
  }
}

/**
 * The job of one payment: opens it when whoever began it died over that, else asks how it stands; and comes back when it is to be asked
 * again.
 */
export async function askAndComeBack(pool: Pool, identity: ServerIdentity, paymentId: number): Promise<void> {
  try {
    await openAtProvider(pool, identity, paymentId)
    await askState(pool, providersOf(identity), paymentId)
  } finally {
    const payment = await findPayment(pool, paymentId)
    // What is over is looked after by the job of every minute.
    if (payment && payment.finishedAt === null) await scheduleAsk(pool, paymentId)
  }
}

// A provider that does not answer keeps us waiting for half a minute each time.
const [mostAsked, atOnce] = [60, 6]

/** The job of every minute: whatever should have been asked about by now, whichever process died over it. */
export async function askDue(pool: Pool, providers: Providers): Promise<number> {
  await stopAsking(pool)
  const ids = await listDueAsks(pool, mostAsked)
  for (let place = 0; place < ids.length; place += atOnce) {
    await Promise.all(ids.slice(place, place + atOnce).map((id) => askState(pool, providers, id)))
  }
  return ids.length
}
