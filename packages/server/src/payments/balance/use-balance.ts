import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { Tx } from '../../db/pool.ts'
import { findFreeMoney, lockCustomerAccount } from '../../ledger/index.ts'
import { findFees, payableFee, payFee } from '../../licenses/index.ts'
import { lockPaidOrders, moveMoney, payableKopecks } from '../../orders/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { coverFrom } from '../payment.rules.ts'
import { keptOf, lockKept, paymentReference, type PaymentRow } from '../payments.store.ts'
import { payFeeFromKept, payFromKept } from '../recording/pay-from-kept.ts'

type Wish = { customerId: number; userId: number; orderIds: readonly number[]; feeIds: readonly number[]; amount: number }
/** What was used, what is still kept, and what is still due, kopecks; the debts in the order in which they were paid. */
type Used = { used: number; kept: number; debts: { id: number; due: number }[] }

/** An order, or a fee, that money of the balance pays: from a payment, or from other money, of which the ledger alone knows what it pays. */
type Debt = {
  id: number
  due: number
  fromPayment: (payment: PaymentRow, amount: Kopecks) => Promise<void>
  fromOther: (source: string, amount: Kopecks) => Promise<void>
}

/**
 * A member lets what lies on the balance pay orders of the customer, or fees: all of it, or all that is due, whichever is less, in kopecks.
 * Payments go before transfers and what was brought from the system before, of each the money that came first, to the visits, or groups, that come first. `amount`: what the member saw;
 * another one by now: `amount_not_exact` with it.
 */
export async function useBalance(tx: Tx, wish: Wish): Promise<Outcome<Used>> {
  const { customerId, amount } = wish
  await lockCustomerAccount(tx, customerId)
  const found = wish.feeIds.length > 0 ? await feesToPay(tx, wish) : await ordersToPay(tx, wish)
  if (!found.ok) return found
  const payments = await lockKept(tx, customerId)
  const money = [
    ...payments.map((payment) => ({ source: paymentReference(payment.id), kept: keptOf(payment) })),
    ...(await findFreeMoney(tx, customerId)).free,
  ]
  const covers = coverFrom(money, found.value)
  const used = covers.reduce((sum, cover) => sum + cover.amount, 0)
  if (amount !== used) return { ...refuse('amount_not_exact', 'amount'), due: used }
  const paymentOf = new Map(payments.map((payment) => [paymentReference(payment.id), payment]))
  const debtOf = new Map(found.value.map((debt) => [debt.id, debt]))
  for (const cover of covers) {
    const [payment, debt] = [paymentOf.get(cover.source), debtOf.get(cover.id)]
    if (!debt) continue
    if (payment) {
      await debt.fromPayment(payment, cover.amount)
      payment.allocated += cover.amount
    } else await debt.fromOther(cover.source, cover.amount)
    debt.due -= cover.amount
  }
  const kept = money.reduce((sum, one) => sum + one.kept, 0) - used
  return accept({ used, kept, debts: found.value.map(({ id, due }) => ({ id, due })) })
}

async function ordersToPay(tx: Tx, { customerId, userId: actorId, orderIds }: Wish): Promise<Outcome<Debt[]>> {
  const found = await lockPaidOrders(tx, customerId, orderIds)
  if (found.length !== orderIds.length) return refuse('order_not_found', 'vouchers')
  if (found.some((order) => payableKopecks(order) === 0)) return refuse('not_payable', 'vouchers')
  const orders = found.toSorted((a, b) => a.passDate.localeCompare(b.passDate))
  return accept(
    orders.map((order) => ({
      id: order.id,
      due: payableKopecks(order),
      fromPayment: async (payment, amount) => {
        await payFromKept(tx, { payment, order, amount, actorId })
        order.paid = kopecks(order.paid + amount)
      },
      fromOther: async (source, amount) => {
        await moveMoney(tx, { order, source, amount, actorId })
        order.paid = kopecks(order.paid + amount)
      },
    })),
  )
}

async function feesToPay(tx: Tx, { customerId, userId: actorId, feeIds }: Wish): Promise<Outcome<Debt[]>> {
  const found = await findFees(tx, customerId, feeIds)
  if (found.length !== feeIds.length) return refuse('prolongation_not_found', 'prolongations')
  if (found.some((fee) => payableFee(fee) === 0)) return refuse('not_payable', 'prolongations')
  const fees = found.toSorted((a, b) => a.heldOn.localeCompare(b.heldOn))
  return accept(
    fees.map((fee) => ({
      id: fee.id,
      due: payableFee(fee),
      fromPayment: (payment, amount) => payFeeFromKept(tx, { payment, fee, amount, actorId }),
      fromOther: (source, amount) => payFee(tx, { fee, source, amount, actorId }),
    })),
  )
}
