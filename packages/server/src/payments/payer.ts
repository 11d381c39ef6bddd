import type { Language } from '@anfilada/contract/languages'
import { type PaymentMethod, paymentMethods } from '@anfilada/contract/payments/payment-status'
import type { OfferVersion, OwnOffer } from '@anfilada/contract/payments/payments'
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

type Member = { customerId: number; userId: number }

/** The offer that a member agrees to, and when he has: with a payment that he began under this very version, whatever became of it. */
export async function ownOfferFor(db: Db, language: Language, member: Member): Promise<OwnOffer | null> {
  const offer = await offerFor(db, language)
  return offer && { ...offer, agreed_at: (await findAgreement(db, member, offer.version))?.toISOString() ?? null }
}

async function findAgreement(db: Db, { customerId, userId }: Member, version: number): Promise<Date | undefined> {
  const { rows } = await db.query({
    name: 'payer_agreed',
    text: `select payments.created_at as "agreedAt" from payments
           where payments.created_by = $1 and payments.customer_id = $2 and payments.offer_version = $3 order by payments.id limit 1`,
    values: [userId, customerId, version],
  })
  return rows[0]?.agreedAt
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
