import { officePaymentActions, type OfficePaymentCard, type PaymentsInput } from '@anfilada/contract/payments/office-payments'
import { answerOnce } from '../../db/idempotency.ts'
import type { Db } from '../../db/pool.ts'
import { type CountsOf, feature } from '../../http/actions.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { revokeLink } from '../links/create-link.ts'
import { leaveAttempts } from '../recording/leave-payment.ts'
import { staffLinkAnswer } from '../links/link.presenter.ts'
import { listLinks } from '../links/links.store.ts'
import { pageOf } from '../payment.presenter.ts'
import { providerNames, providersOf } from '../providers/providers.ts'
import { decideProposedRefund, requestRefund } from '../refunds/refund-payment.ts'
import { refundAnswer } from '../refunds/refund.presenter.ts'
import { findRefund, listRefunds } from '../refunds/refunds.store.ts'
import { allocateMoney } from './allocate-money.ts'
import { countPayments, findOfficePayment, listPayments, officePaymentAnswer, type PaymentFilter } from './office-payments.reads.ts'
import { findDetails, listAllocations, listOrders, listPaymentEvents, listReceipts } from './payment-card.reads.ts'
import { findCardFees } from './payment-fees.reads.ts'
import { findHealth } from './provider-health.reads.ts'
import { listUnallocated, sumUnallocated, unallocatedAnswer } from './unallocated.reads.ts'

const pageSize = 50

export const officePaymentsFeature = feature(officePaymentActions, {
  list_payments: async ({ input, pool }) => {
    const limit = input.limit ?? pageSize
    const rows = await listPayments(pool, filterOf(input), limit)
    const page = pageOf(rows, limit, ({ id }) => id)
    return accept({ result: page.rows.map(officePaymentAnswer), next: page.next })
  },

  office_payment: async ({ input, caller, pool }) => {
    const card = await cardOf(pool, input.payment_id, caller)
    return card ? accept({ result: card }) : refuse('payment_not_found')
  },

  refund_payment: ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const { payment_id: paymentId, amount, reason } = input
      return answerRefund(tx, caller, await requestRefund(tx, { caller, origin }, { paymentId, amount, reason }))
    }),

  approve_refund: ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const { refund_id: refundId, approve } = input
      return answerRefund(tx, caller, await decideProposedRefund(tx, { caller, origin }, { refundId, approve }))
    }),

  list_refunds: async ({ input, caller, pool }) => {
    const limit = input.limit ?? pageSize
    const page = pageOf(await listRefunds(pool, { state: input.state, before: input.before }, limit), limit, ({ id }) => id)
    return accept({ result: page.rows.map((row) => refundAnswer(row, caller)), next: page.next })
  },

  list_unallocated: async ({ input, pool, language }) => {
    const limit = input.limit ?? pageSize
    const filter = { customerId: input.customer_id, before: input.before, language }
    const [rows, total] = await Promise.all([listUnallocated(pool, filter, limit), sumUnallocated(pool)])
    const page = pageOf(rows, limit, ({ id }) => id)
    return accept({ result: page.rows.map(unallocatedAnswer), next: page.next, total })
  },

  allocate_money: ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const { payment_id: paymentId, order_id: orderId, request_id: requestId, amount } = input
      const outcome = await allocateMoney(tx, { caller, origin }, { paymentId, orderId, requestId, amount })
      if (!outcome.ok) return outcome
      return accept({ result: { payment_id: paymentId, order_id: orderId, request_id: requestId, ...outcome.value } })
    }),

  office_payment_links: async ({ input, pool }) => {
    const limit = input.limit ?? pageSize
    const rows = await listLinks(pool, { customerId: input.customer_id, before: input.before }, limit)
    const page = pageOf(rows, limit, ({ id }) => id)
    return accept({ result: page.rows.map(staffLinkAnswer), next: page.next })
  },

  revoke_link_by_staff: async ({ input, caller, origin, identity, pool, once }) => {
    const outcome = await answerOnce(pool, once, async (tx) => {
      const revoked = await revokeLink(tx, { caller, origin }, input.link_id, undefined)
      return revoked.ok ? accept({ result: staffLinkAnswer(revoked.value) }) : revoked
    })
    if (outcome.ok) await leaveAttempts(pool, providersOf(identity), input.link_id)
    return outcome
  },

  provider_health: async ({ identity, pool }) => {
    const providers = providersOf(identity)
    return accept({ result: await Promise.all(providerNames.map((name) => findHealth(pool, name, providers.byName(name)))) })
  },
})

async function answerRefund(db: Db, reader: { userId: number }, outcome: Outcome<number>) {
  if (!outcome.ok) return outcome
  const row = await findRefund(db, outcome.value)
  return row ? accept({ result: refundAnswer(row, reader) }) : refuse('refund_not_found')
}

async function cardOf(db: Db, paymentId: number, reader: { userId: number }): Promise<OfficePaymentCard | undefined> {
  const [row, details] = await Promise.all([findOfficePayment(db, paymentId), findDetails(db, paymentId)])
  if (!row || !details) return undefined
  const [orders, fees, allocations, refunds, events, receipts] = await Promise.all([
    listOrders(db, paymentId),
    findCardFees(db, row.customerId, paymentId),
    listAllocations(db, paymentId),
    listRefunds(db, { paymentId }, 200),
    listPaymentEvents(db, paymentId),
    listReceipts(db, paymentId),
  ])
  return {
    ...officePaymentAnswer(row),
    email: details.email,
    provider_reference: details.reference,
    provider_payment: details.providerId,
    offer_version: details.offerVersion,
    expires_at: details.expiresAt.toISOString(),
    link_id: details.linkId,
    created_by: details.createdBy,
    orders,
    ...fees,
    allocations: allocations.map(({ at, orderId, amount, by }) => ({ at: at.toISOString(), order_id: orderId, amount, by })),
    refunds: refunds.map((refund) => refundAnswer(refund, reader)),
    events: events.map(({ at, kind, word, details: said }) => ({ at: at.toISOString(), kind, status: word, details: said })),
    receipts: receipts.map(({ kind, orderId, amount, state, at }) => ({ kind, order_id: orderId, amount, state, at: at.toISOString() })),
  }
}

export const officePaymentCounts: CountsOf<typeof officePaymentActions, 'list_payments'> = {
  list_payments: ({ input, pool }) => countPayments(pool, filterOf(input)),
}

function filterOf({ status, method, voucher, number, amount, before, ...rest }: PaymentsInput): PaymentFilter {
  const { customer_id: customerId, period_lower: lower, period_upper: upper } = rest
  return { status: status && [status].flat(), method, customerId, voucher, number: number || undefined, amount, lower, upper, before }
}
