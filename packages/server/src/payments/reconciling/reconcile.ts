import { addDays, defaultZone, momentAt } from '@anfilada/contract/dates'
import type { Pool } from '../../db/pool.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { findByReference, type PaymentRow } from '../payments.store.ts'
import { countAnswer } from '../provider-hours.store.ts'
import type { Providers } from '../providers/providers.ts'
import { type PaymentProvider, ProviderRefusal, ProviderSilence, type ProviderPayment } from '../providers/provider.ts'
import { listKnownIds } from '../refunds/refunds.store.ts'
import { addTask } from '../tasks/tasks.store.ts'
import { findBooked, isRefunding, listOpenDays, saveDay } from './reconciled-days.store.ts'
import { recordState } from '../recording/record-state.ts'

/**
 * Compares our books with each provider's own list, day by day, until yesterday: what no callback and no question has told us is booked
 * now, and what one side has and the other has not becomes a task. A day whose list could not be had is taken up the next night.
 */
export async function reconcile(pool: Pool, providers: Providers): Promise<number> {
  let days = 0
  for (const provider of providers.all) {
    for (const day of await listOpenDays(pool, provider.name)) {
      if (await reconcileDay(pool, provider, day)) days++
    }
  }
  return days
}

/** `day`: a calendar day of the museums' zone. False when the provider did not give its list, or not yet. */
export async function reconcileDay(pool: Pool, provider: PaymentProvider, day: string): Promise<boolean> {
  if (!provider.list) return false
  const [from, until] = [midnightOf(day), midnightOf(addDays(day, 1))]
  try {
    const listed = await provider.list({ from, until })
    if (!listed) return false
    await countAnswer(pool, provider.name, undefined)
    for (const told of listed) await compare(pool, provider, told)
    await findMissing(pool, provider, { from, until }, new Set(listed.map(({ ref }) => ref)))
    await saveDay(pool, provider.name, day, listed.length)
    return true
  } catch (error) {
    if (!(error instanceof ProviderSilence || error instanceof ProviderRefusal)) throw error
    await countAnswer(pool, provider.name, error.message)
    return false
  }
}

function midnightOf(day: string): Date {
  return new Date(momentAt({ date: day, time: '00:00' }, defaultZone))
}

async function compare(pool: Pool, provider: PaymentProvider, told: ProviderPayment): Promise<void> {
  const payment = await findByReference(pool, provider.name, told.ref)
  // A second transaction under the number of a payment that came already is money that nobody booked.
  const isSecond = payment && payment.received > 0 && told.transactionId !== null && told.transactionId !== payment.transactionId
  if (!payment || isSecond) return tellUnknown(pool, provider, told)
  await recordPaymentEvent(pool, { paymentId: payment.id, kind: 'listed', word: told.word, key: `listed:${told.word}` })
  await recordState(pool, payment.id, told)
  await findUnknownRefunds(pool, payment, told)
}

/** Only money is anybody's business: attempts of others that came to nothing are not. */
async function tellUnknown(pool: Pool, { name }: PaymentProvider, told: ProviderPayment): Promise<void> {
  if (told.status !== 'COMPLETE') return
  const { ref, transactionId, word, amount, currency } = told
  const details = { provider: name, reference: ref, transaction: transactionId ?? '', word, currency: currency ?? '' }
  await addTask(pool, { kind: 'payment_unknown', about: `${name} ${ref} ${transactionId ?? ''}`, amount: amount ?? undefined, details })
}

/** Somebody gave money back at the bank's own office; one that we are sending just now is ours. */
async function findUnknownRefunds(pool: Pool, { id, customerId }: PaymentRow, told: ProviderPayment): Promise<void> {
  if (told.refunds.length === 0 || (await isRefunding(pool, id))) return
  const known = new Set(await listKnownIds(pool, id))
  for (const refund of told.refunds) {
    if (known.has(refund.id) || refund.status === 'FAILED') continue
    const about = `payment:${id} refund ${refund.id}`
    const details = { refund: refund.id, word: refund.word }
    await addTask(pool, { kind: 'refund_unknown', about, customerId, paymentId: id, amount: refund.amount, details })
  }
}

/** What we booked of that day and the provider does not list. */
async function findMissing(
  pool: Pool,
  { name }: PaymentProvider,
  period: { from: Date; until: Date },
  listed: ReadonlySet<string>,
): Promise<void> {
  for (const { id, customerId, reference, received } of await findBooked(pool, name, period)) {
    if (listed.has(reference)) continue
    const details = { provider: name, reference }
    await addTask(pool, { kind: 'payment_missing', about: `payment:${id}`, customerId, paymentId: id, amount: received, details })
  }
}
