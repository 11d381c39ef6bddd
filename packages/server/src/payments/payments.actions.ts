import { maxVouchers, readVouchers } from '@anfilada/contract/payments/payment-status'
import { type HistoryInput, paymentActions } from '@anfilada/contract/payments/payments'
import { customerOf } from '../identity/index.ts'
import { answerOnce } from '../db/idempotency.ts'
import type { Caller } from '../http/caller.ts'
import { type CountsOf, feature } from '../http/actions.ts'
import { listPayableFees } from '../licenses/index.ts'
import { listPayable } from '../orders/index.ts'
import { accept, refuse } from '../outcome.ts'
import { findMoneySums } from './balance/money-sums.ts'
import { useBalance } from './balance/use-balance.ts'
import { chooseOrders } from './choose-orders.ts'
import { leavePayment } from './recording/leave-payment.ts'
import { openAtProvider } from './opening/open-at-provider.ts'
import { startPayment } from './opening/start-payment.ts'
import { feeAnswer, ownPaymentAnswer, pageOf } from './payment.presenter.ts'
import { findPayer, offeredMethods, ownOfferFor } from './payer.ts'
import { countHistory, historyAnswer, type HistoryFilter, listHistory } from './payments.reads.ts'
import { findPayment } from './payments.store.ts'
import { providersOf } from './providers/providers.ts'
import { freshen } from './recording/freshen.ts'

const mostPayable = 500
const historyPage = 100

export const paymentsFeature = feature(paymentActions, {
  prefetch_payment: async ({ input, caller, language, identity, pool }) => {
    const customerId = customerOf(caller)
    const [orders, fees, chosen, offer, payer, sums] = await Promise.all([
      listPayable(pool, customerId, language, mostPayable),
      listPayableFees(pool, customerId, language, maxVouchers),
      chooseOrders(pool, customerId, { programmeId: input.programme_id, ids: readVouchers(input.vouchers ?? '') }),
      ownOfferFor(pool, language, { customerId, userId: caller.userId }),
      findPayer(pool, caller.userId),
      findMoneySums(pool, customerId),
    ])
    if (!chosen.ok) return chosen
    const methods = offeredMethods(providersOf(identity))
    return accept({
      result: { orders, fees: fees.map(feeAnswer), chosen: chosen.value, currency: 'RUB' as const, methods, offer, payer, ...sums },
    })
  },

  new_payment: async ({ input, caller, language, identity, pool, once }) => {
    const customerId = customerOf(caller)
    const providers = providersOf(identity)
    const outcome = await answerOnce(pool, once, (tx) =>
      startPayment(tx, providers, {
        customerId,
        userId: caller.userId,
        linkId: null,
        orderIds: readVouchers(input.vouchers ?? '') ?? [],
        feeIds: readVouchers(input.prolongations ?? '') ?? [],
        amount: { kopecks: input.amount, exact: true },
        method: input.method,
        payer: { name: input.name, email: input.email, language },
        offer: { accepted: input.offer_accepted, version: input.offer_version },
      }),
    )
    if (!outcome.ok) return outcome
    // Whoever repeats the request comes here, too: what a process that died left undone is done now.
    await openAtProvider(pool, identity, outcome.value)
    const payment = await findPayment(pool, outcome.value)
    return payment ? accept({ result: ownPaymentAnswer(payment, language) }) : refuse('payment_not_found')
  },

  use_balance: ({ input, caller, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const [orderIds, feeIds] = [readVouchers(input.vouchers ?? '') ?? [], readVouchers(input.prolongations ?? '') ?? []]
      const wish = { customerId: customerOf(caller), userId: caller.userId, orderIds, feeIds, amount: input.amount }
      const outcome = await useBalance(tx, wish)
      if (!outcome.ok) return outcome
      const { used, kept, debts } = outcome.value
      const [orders, fees] = feeIds.length > 0 ? [[], debts] : [debts, []]
      return accept({
        result: {
          used,
          kept,
          orders: orders.map(({ id, due }) => ({ order_id: id, due })),
          fees: fees.map(({ id, due }) => ({ request_id: id, due })),
        },
      })
    }),

  check_payment_status: async ({ input, caller, language, identity, pool }) => {
    const payment = await findPayment(pool, input.payment_id)
    if (!payment || payment.customerId !== customerOf(caller)) return refuse('payment_not_found')
    return accept({ result: ownPaymentAnswer(await freshen(pool, providersOf(identity), payment), language) })
  },

  leave_payment: async ({ input, caller, language, identity, pool, once }) => {
    const payment = await findPayment(pool, input.payment_id)
    if (!payment || payment.customerId !== customerOf(caller)) return refuse('payment_not_found')
    const left = await leavePayment(pool, providersOf(identity), payment, once)
    return left.ok ? accept({ result: ownPaymentAnswer(left.value, language) }) : left
  },

  get_payments_history: async ({ input, caller, pool }) => {
    const limit = input.limit ?? historyPage
    const page = pageOf(await listHistory(pool, historyFilterOf(input, caller), limit), limit, ({ id }) => id)
    return accept({ result: page.rows.map(historyAnswer), next: page.next })
  },
})

export const paymentCounts: CountsOf<typeof paymentActions, 'get_payments_history'> = {
  get_payments_history: ({ input, caller, pool }) => countHistory(pool, historyFilterOf(input, caller)),
}

function historyFilterOf(
  { period_lower: lower, period_upper: upper, status, voucher, before }: HistoryInput,
  caller: Caller,
): HistoryFilter {
  return { customerId: customerOf(caller), lower, upper, status, voucher, before }
}
