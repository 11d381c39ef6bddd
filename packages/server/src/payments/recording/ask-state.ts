import type { Pool } from '../../db/pool.ts'
import type { ServerIdentity } from '../../http/identity.ts'
import { openAtProvider } from '../opening/open-at-provider.ts'
import { findPayment, keyOf, type PaymentRow } from '../payments.store.ts'
import { countAnswer } from '../provider-hours.store.ts'
import { type Providers, providersOf } from '../providers/providers.ts'
import { type ProviderPayment, ProviderRefusal, ProviderSilence } from '../providers/provider.ts'
import { claimAsk, listDueAsks, scheduleAsk, stopAsking } from '../asking.store.ts'
import { closeAtProvider } from './close-at-provider.ts'
import { recordState } from './record-state.ts'

/**
 * Asks the provider how the payment stands and writes down what it says; does nothing when it was asked ten seconds ago or less. False: the
 * provider was silent.
 */
export async function askState(pool: Pool, providers: Providers, paymentId: number): Promise<boolean> {
  const payment = await findPayment(pool, paymentId)
  const key = payment && keyOf(payment)
  if (!payment || !key || !(await claimAsk(pool, paymentId))) return true
  const provider = providers.byName(payment.provider)
  if (!provider) return true
  try {
    const told = await provider.readState(key)
    await countAnswer(pool, provider.name, undefined)
    await recordState(pool, paymentId, told)
    if (isToClose(payment, told)) await closeAtProvider(pool, providers, payment)
    return true
  } catch (error) {
    if (!(error instanceof ProviderSilence || error instanceof ProviderRefusal)) throw error
    await countAnswer(pool, provider.name, error.message)
    return error instanceof ProviderRefusal
  }
}

/** It was left or its time is out, and yet it could be paid. */
function isToClose({ status, expired }: PaymentRow, told: ProviderPayment): boolean {
  return (status === 'FAILED' || expired) && told.status === 'FORM_OPENED'
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

/** The job of every minute: whatever should have been asked about by now, whichever process died over it. Answers how many were. */
export async function askDue(pool: Pool, providers: Providers): Promise<number> {
  await stopAsking(pool)
  const asked = await Promise.all(providers.all.map(({ name }) => askProviderDue(pool, providers, name)))
  return asked.reduce((sum, count) => sum + count, 0)
}

/** One that is silent to a whole handful is left alone until the next minute, and holds up no other. */
async function askProviderDue(pool: Pool, providers: Providers, name: string): Promise<number> {
  const ids = await listDueAsks(pool, name, mostAsked)
  let asked = 0
  let isSilent = false
  while (asked < ids.length && !isSilent) {
    const handful = ids.slice(asked, asked + atOnce)
    const answers = await Promise.all(handful.map((id) => askState(pool, providers, id)))
    isSilent = !answers.includes(true)
    asked += handful.length
  }
  return asked
}
