import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../db/pool.ts'
import { findPayment, type PaymentRow } from '../payments.store.ts'
import type { Providers } from '../providers/providers.ts'
import { askState } from './ask-state.ts'

// The payer's page asks again in a few seconds; it need not wait for a slow bank.
const patienceMs = 3_000

/** The attempt as it stands now, the provider asked when it may be. What goes wrong with that the job of the payment meets, and tells. */
export async function freshen(pool: Pool, providers: Providers, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.finishedAt !== null) return payment
  await withPatience(askState(pool, providers, payment.id), patienceMs)
  return (await findPayment(pool, payment.id)) ?? payment
}

/** What comes of the work in so many milliseconds; undefined when it takes longer (it goes on) or fails. */
export async function withPatience<T>(work: Promise<T>, patience: number): Promise<T | undefined> {
  const waiting = new AbortController()
  const result = await Promise.race([
    work.catch(() => undefined),
    pause(patience, undefined, { signal: waiting.signal }).catch(() => undefined),
  ])
  waiting.abort()
  return result
}
