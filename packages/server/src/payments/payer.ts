import type { Language } from '@anfilada/contract/languages'
import { type PaymentMethod, paymentMethods } from '@anfilada/contract/payments/payment-status'
import type { OfferVersion } from '@anfilada/contract/payments/payments'
import type { Db } from '../db/pool.ts'
import { findOfferInForce } from '../information/index.ts'
import type { Providers } from './providers/providers.ts'

/** Every way to pay, and why one cannot be chosen. */
export function offeredMethods(providers: Providers) {
  return paymentMethods.map((method) => {
    const available = providers.byMethod(method) !== undefined
    return { method, available, reason: available ? null : ('off' as const) }
  })
}

/** Those that can be chosen. */
export function onlineMethods(providers: Providers): PaymentMethod[] {
  return paymentMethods.filter((method) => providers.byMethod(method) !== undefined)
}

/** The offer that a payer agrees to, as it is called in his language. */
export async function offerFor(db: Db, language: Language): Promise<OfferVersion | null> {
  const offer = await findOfferInForce(db)
  if (!offer) return null
  return { text_id: offer.id, version: offer.version, title: (offer.contents[language] ?? offer.contents.ru).title }
}

export type Payer = { name: string; email: string }

/** Who pays, as far as we know him: what the form begins with. */
export async function findPayer(db: Db, userId: number): Promise<Payer> {
  const { rows } = await db.query({
    name: 'payer',
    text: `select coalesce(customers.name, users.name) as name, coalesce(users.email, '') as email
           from offered_users as users left join offered_customers as customers on customers.id = users.customer_id where users.id = $1`,
    values: [userId],
  })
  return rows[0] ?? { name: '', email: '' }
}
