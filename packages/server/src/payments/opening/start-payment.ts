import { randomBytes } from 'node:crypto'
import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { Language } from '@anfilada/contract/languages'
import { paymentMinutes, type PaymentMethod, unpaidPerHour } from '@anfilada/contract/payments/payment-status'
import { findAgreedTexts } from '../../information/index.ts'
import { findCompany } from '../../db/company.reads.ts'
import type { Tx } from '../../db/pool.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { findFees, payableFee } from '../../licenses/index.ts'
import { findPaidOrders, payableKopecks } from '../../orders/index.ts'
import { accept, type Outcome, type Refusal, refuse } from '../../outcome.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { type PayableShare, shareOut } from '../payment.rules.ts'
import { countUnpaid, insertPayment } from '../payments.store.ts'
import type { Providers } from '../providers/providers.ts'
import { scheduleAsk } from '../asking.store.ts'

export type PaymentWish = {
  customerId: number
  /** Whoever pays: a member, or (null) the holder of a link. */
  userId: number | null
  linkId: number | null
  orderIds: readonly number[]
  /** Requests for prolongation whose fees are paid; then no orders. */
  feeIds?: readonly number[]
  /** `exact`: it must be what is due now; else a part of it. */
  amount: { kopecks: number; exact: boolean }
  method: PaymentMethod
  payer: { name: string; email: string; language: Language }
  offer: { accepted: boolean; version: number | undefined }
}

/**
 * Begins an attempt: what is to be paid is looked at, the version of the offer is kept, and a job will ask the provider from now on
 * whatever becomes of this process. Nobody is asked yet: that takes its time, and comes after the commit. Answers the payment's number.
 */
export async function startPayment(tx: Tx, providers: Providers, wish: PaymentWish): Promise<Outcome<number>> {
  const provider = providers.byMethod(wish.method)
  if (!provider) return refuseMethod(providers)
  // Money comes to somebody: before the company says who it is, to nobody.
  if (!(await findCompany(tx))) return refuse('company_missing')
  const offer = await agreedOffer(tx, wish)
  if (!offer.ok) return offer
  if (await isTriedTooOften(tx, wish)) return refuse('too_many_payments')
  const due = await findDue(tx, wish)
  if (!due.ok) return due
  const { orders, fees, total } = due.value
  const { kopecks: amount, exact } = wish.amount
  if (exact && amount !== total) return { ...refuse('amount_not_exact', 'amount'), due: total }
  if (amount > total) return refuse('not_payable')

  const { customerId, userId, linkId, payer, method } = wish
  const id = await insertPayment(tx, {
    customerId,
    userId,
    linkId,
    payer,
    method,
    offerVersion: offer.value,
    orders: shareOut(amount, orders).shares.map((share) => ({ orderId: share.orderId, asked: share.amount })),
    fees,
    amount: kopecks(amount),
    provider: provider.name,
    test: provider.testing,
    makesReceipt: provider.makesReceipt === true,
    prefix: randomBytes(6).toString('hex').toUpperCase(),
    minutes: paymentMinutes,
  })
  await recordPaymentEvent(tx, { paymentId: id, kind: 'created', details: { amount, method, provider: provider.name } })
  await scheduleAsk(tx, id)
  return accept(id)
}

/** Another way to pay is open, or none at all. */
function refuseMethod({ all }: Providers): Refusal {
  return all.length === 0 ? refuse('online_payment_off') : refuse('method_unavailable', 'method')
}

type DueFee = { requestId: number; asked: Kopecks; inAdvance: boolean }
type Due = { orders: PayableShare[]; fees: DueFee[]; total: number }

/** What is due on the orders, or on the fees; each of them must be there and take money. */
async function findDue(tx: Tx, { customerId, orderIds, feeIds = [] }: PaymentWish): Promise<Outcome<Due>> {
  const found = await findFees(tx, customerId, feeIds)
  if (found.length !== feeIds.length) return refuse('prolongation_not_found')
  const payable = await findPaidOrders(tx, customerId, orderIds)
  if (payable.length !== orderIds.length) return refuse('order_not_found')
  const orders = payable.map((order) => ({ orderId: order.id, asked: payableKopecks(order), due: payableKopecks(order) }))
  const fees = found.map((fee) => ({ requestId: fee.id, asked: payableFee(fee), inAdvance: fee.state === 'requested' }))
  const sums = [...orders, ...fees].map(({ asked }) => asked)
  if (sums.some((sum) => sum === 0)) return refuse('not_payable')
  return accept({ orders, fees, total: sums.reduce((sum, one) => sum + one, 0) })
}

/** Nobody hammers the bank with attempts. Counted under the lock of the account, however many begin at once. */
async function isTriedTooOften(tx: Tx, { customerId, linkId }: PaymentWish): Promise<boolean> {
  await lockCustomerAccount(tx, customerId)
  const { members, link, links } = await countUnpaid(tx, customerId, linkId)
  if (linkId === null) return members >= unpaidPerHour.members
  return link >= unpaidPerHour.link || links >= unpaidPerHour.links
}

/** The version that the payer agrees to: the one in force, which must be the one that he saw. */
async function agreedOffer(tx: Tx, { offer }: PaymentWish): Promise<Outcome<number>> {
  if (!offer.accepted) return refuse('offer_not_accepted', 'offer_accepted')
  const inForce = (await findAgreedTexts(tx)).offer
  if (inForce === null) return refuse('offer_missing')
  const version = Number(inForce)
  return offer.version !== undefined && offer.version !== version ? refuse('offer_changed', 'offer_accepted') : accept(version)
}
