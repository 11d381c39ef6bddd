import type { Language } from '@anfilada/contract/languages'
import { type OpenPaymentLink, publicPaymentActions } from '@anfilada/contract/payments/payment-links'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { answerOnce, type Once, refuseOnce } from '../../db/idempotency.ts'
import type { Db } from '../../db/pool.ts'
import { feature } from '../../http/actions.ts'
import { accept, refuse } from '../../outcome.ts'
import { findFees } from '../../licenses/index.ts'
import { leavePayment } from '../recording/leave-payment.ts'
import { openAtProvider } from '../opening/open-at-provider.ts'
import { offeredMethods, offerFor } from '../payer.ts'
import { paymentAnswer } from '../payment.presenter.ts'
import { findOfLink, findPayment } from '../payments.store.ts'
import { type Providers, providersOf } from '../providers/providers.ts'
import { freshen } from '../recording/freshen.ts'
import { findLinkByToken, type LinkRow } from './links.store.ts'
import { dueThrough, startByLink } from './start-by-link.ts'

/** What the holder of a link's token does, without a session; the token is in the request's data and in no address, log or Referer. */
export const publicPaymentsFeature = feature(publicPaymentActions, {
  get_payment_link: async ({ input, language, identity, pool }) => {
    const link = await findLinkByToken(pool, input.token)
    if (!link) return refuse('payment_link_not_found')
    return accept({ result: await openLinkAnswer(pool, providersOf(identity), link, language) })
  },

  pay_payment_link: async ({ input, language, identity, pool, once }) => {
    const link = await findLinkByToken(pool, input.token)
    if (!link) return refuse('payment_link_not_found')
    const own = onceOf(link, once)
    const wish = {
      seen: input.amount,
      method: input.method,
      payer: { name: input.name ?? input.email, email: input.email, language },
      offer: { accepted: input.offer_accepted, version: input.offer_version },
    }
    // Whoever repeats a request hears of his attempt, also when the link is over by now.
    const outcome =
      link.state === 'open'
        ? await answerOnce(pool, own, (tx) => startByLink(tx, providersOf(identity), link, wish))
        : await refuseOnce<number>(pool, own, refuse('payment_link_over'))
    if (!outcome.ok) return outcome
    await openAtProvider(pool, identity, outcome.value)
    const payment = await findPayment(pool, outcome.value)
    return payment ? accept({ result: paymentAnswer(payment, language) }) : refuse('payment_not_found')
  },

  check_payment_link: async ({ input, language, identity, pool }) => {
    const link = await findLinkByToken(pool, input.token)
    if (!link) return refuse('payment_link_not_found')
    const newest = await findOfLink(pool, link.id)
    if (!newest) return accept({ result: null })
    return accept({ result: paymentAnswer(await freshen(pool, providersOf(identity), newest), language) })
  },

  leave_payment_link: async ({ input, language, identity, pool, once }) => {
    const link = await findLinkByToken(pool, input.token)
    if (!link) return refuse('payment_link_not_found')
    const newest = await findOfLink(pool, link.id)
    if (!newest) return accept({ result: null })
    const left = await leavePayment(pool, providersOf(identity), newest, onceOf(link, once))
    return left.ok ? accept({ result: paymentAnswer(left.value, language) }) : left
  },
})

/** Keys of different links are not each other's, although nobody is signed in. */
function onceOf({ id }: LinkRow, once: Once | undefined): Once | undefined {
  return once && { ...once, owner: `link:${id}` }
}

async function openLinkAnswer(db: Db, providers: Providers, link: LinkRow, language: Language): Promise<OpenPaymentLink> {
  const [amount, offer, payment, fees] = await Promise.all([
    dueThrough(db, link),
    offerFor(db, language),
    findOfLink(db, link.id),
    findFees(db, link.customerId, link.feeIds),
  ])
  return {
    company: link.customerName,
    vouchers: writeVouchers(link.orderIds),
    licenses: fees.map(({ number }) => number),
    amount: link.state === 'open' ? amount : 0,
    currency: 'RUB',
    state: link.state,
    expires_at: link.expiresAt.toISOString(),
    methods: offeredMethods(providers),
    offer,
    payment: payment ? paymentAnswer(payment, language) : null,
  }
}
