import type { Language } from '@anfilada/contract/languages'
import { type OpenPaymentLink, publicPaymentActions } from '@anfilada/contract/payments/payment-links'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { answerOnce, type Once, refuseOnce } from '../../db/idempotency.ts'
import type { Db } from '../../db/pool.ts'
import { feature } from '../../http/actions.ts'
import { findPaidOrders, payableKopecks } from '../../orders/index.ts'
import { accept, refuse, refuseFor } from '../../outcome.ts'
import { leavePayment } from '../opening/leave-payment.ts'
import { openAtProvider } from '../opening/open-at-provider.ts'
import { startPayment } from '../opening/start-payment.ts'
import { offeredMethods, offerFor } from '../payer.ts'
import { paymentAnswer } from '../payment.presenter.ts'
import { findOfLink, findPayment } from '../payments.store.ts'
import { providersOf } from '../providers-in-use.ts'
import type { Providers } from '../providers/providers.ts'
import { freshen } from '../recording/freshen.ts'
import { countAttempts, findLinkByToken, type LinkRow } from './links.store.ts'

/** Whoever has the link may try again, but not hammer the bank with it. */
const attemptsPerHour = 20

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
    if (link.state !== 'open') return refuseOnce(pool, own, refuse('payment_link_over'))
    const providers = providersOf(identity)
    const outcome = await answerOnce(pool, own, async (tx) => {
      if ((await countAttempts(tx, link.id)) >= attemptsPerHour) return refuseFor(600)
      const amount = await amountOf(tx, link)
      return startPayment(tx, providers, {
        customerId: link.customerId,
        userId: null,
        linkId: link.id,
        orderIds: link.orderIds,
        amount: { kopecks: amount, exact: link.amount === null },
        method: input.method,
        payer: { name: input.name, email: input.email, language },
        offer: { accepted: input.offer_accepted, version: input.offer_version },
      })
    })
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

/** What is to be paid through the link now. */
async function amountOf(db: Db, { customerId, orderIds, amount }: LinkRow): Promise<number> {
  if (amount !== null) return amount
  const orders = await findPaidOrders(db, customerId, orderIds)
  return orders.reduce((sum, order) => sum + payableKopecks(order), 0)
}

async function openLinkAnswer(db: Db, providers: Providers, link: LinkRow, language: Language): Promise<OpenPaymentLink> {
  const [amount, offer, payment] = await Promise.all([amountOf(db, link), offerFor(db, language), findOfLink(db, link.id)])
  return {
    company: link.customerName,
    vouchers: writeVouchers(link.orderIds),
    amount: link.state === 'open' ? amount : 0,
    currency: 'RUB',
    state: link.state,
    expires_at: link.expiresAt.toISOString(),
    methods: offeredMethods(providers),
    offer,
    payment: payment ? paymentAnswer(payment, language) : null,
  }
}
