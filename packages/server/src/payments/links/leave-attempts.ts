import type { Pool } from '../../db/pool.ts'
import { leavePayment } from '../recording/leave-payment.ts'
import { listOpenOfLink } from '../payments.store.ts'
import type { Providers } from '../providers/providers.ts'

/**
 * A link was revoked: attempts that were begun through it and that nobody has paid are left, as their payers could leave them, so that the
 * link leads nobody to the bank any more. What the bank works on goes on. May be repeated.
 */
export async function leaveAttempts(pool: Pool, providers: Providers, linkId: number): Promise<void> {
  const open = await listOpenOfLink(pool, linkId)
  await Promise.all(open.map((payment) => leavePayment(pool, providers, payment, undefined)))
}
