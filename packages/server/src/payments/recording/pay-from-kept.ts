import type { Kopecks } from '@anfilada/contract/kopecks'
import type { Tx } from '../../db/pool.ts'
import { type Fee, payFee } from '../../licenses/index.ts'
import { moveMoney, type PaidOrder } from '../../orders/index.ts'
import { addSpent, keptOf, type PaymentRow, paymentReference } from '../payments.store.ts'
import { receiptOfAllocation, receiptOfFeeAllocation } from '../receipts/receipt-of-allocation.ts'

type Move = { payment: PaymentRow; amount: Kopecks; actorId: number }

/** Money that a payment kept pays an order, with its receipt. Account, order and payment are locked; it is no more than is kept and due. */
export async function payFromKept(tx: Tx, { payment, order, amount, actorId }: Move & { order: PaidOrder }): Promise<void> {
  await moveMoney(tx, { order, source: paymentReference(payment.id), amount, actorId })
  await addSpent(tx, payment.id, { allocated: amount })
  await receiptOfAllocation(tx, payment, order.id, keptOf(payment) - amount)
}

/** The same of a fee, which changes under the account's lock alone. */
export async function payFeeFromKept(tx: Tx, { payment, fee, amount, actorId }: Move & { fee: Fee }): Promise<void> {
  await payFee(tx, { fee, source: paymentReference(payment.id), amount, actorId })
  await addSpent(tx, payment.id, { allocated: amount })
  await receiptOfFeeAllocation(tx, payment, fee, { amount, kept: keptOf(payment) - amount })
}
