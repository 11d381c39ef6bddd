import type { Tx } from '../../db/pool.ts'
import type { Fee } from '../../licenses/index.ts'
import type { PaymentRow } from '../payments.store.ts'
import { askForFeeReceipt, saveCarriedFee } from './fee-receipts.ts'
import { chooseMoved, type Printed, unsettledOf } from './printed.rules.ts'
import { askForReturn, askForSale } from './receipt-by-hand.ts'
import { insertCarried, insertReturns, insertSettlement, isToSettle, listPrinted } from './receipts.store.ts'

/**
 * Money of the payment that was kept pays the order from now on (54-FZ). The register printed it when it came, as an advance: that stays one
 * while the visit is ahead, and is set off by a settlement now when the visit is over or when it pays a penalty. What was printed as the
 * settlement of another order is taken back first. `kept`: what is left of the payment. Order and payment are locked.
 */
export async function receiptOfAllocation(tx: Tx, payment: PaymentRow, orderId: number, kept: number): Promise<void> {
  const printed = await listPrinted(tx, payment.id)
  const own = printed.find((one) => one.orderId === orderId)
  const unsettled = own ? unsettledOf(own) : 0
  if (unsettled === 0) return
  const moved = await takeBackMoved(tx, payment, printed, kept)
  if (await isToSettle(tx, orderId)) {
    await insertSettlement(tx, { paymentId: payment.id, orderId, amount: unsettled }, 'by_hand')
    const reason = { why: 'allocated', offset: Math.max(0, unsettled - moved) } as const
    return askForSale(tx, payment, { orderId, amount: unsettled, inAdvance: false }, reason)
  }
  if (moved === 0) return insertCarried(tx, payment.id, orderId, unsettled, 'carried')
  await insertCarried(tx, payment.id, orderId, moved, 'by_hand')
  await askForSale(tx, payment, { orderId, amount: moved, inAdvance: true }, { why: 'allocated' })
}

/**
 * The same when it pays a fee: it stays an advance until the museum has prolonged the license, and is set off at once when it has already.
 * `amount`: what of the payment pays the fee from now on, kopecks.
 */
export async function receiptOfFeeAllocation(
  tx: Tx,
  payment: PaymentRow,
  fee: Fee,
  { amount, kept }: { amount: number; kept: number },
): Promise<void> {
  const moved = await takeBackMoved(tx, payment, await listPrinted(tx, payment.id), kept)
  const share = { requestId: fee.id, amount, inAdvance: fee.state === 'requested', number: fee.number, vatPercent: fee.vatPercent }
  await saveCarriedFee(tx, payment.id, share)
  if (!share.inAdvance) return askForFeeReceipt(tx, payment, share, { why: 'allocated', offset: Math.max(0, amount - moved) })
  if (moved > 0) await askForFeeReceipt(tx, payment, { ...share, amount: moved }, { why: 'allocated' })
}

/** Answers how much of it was printed as settled elsewhere. */
async function takeBackMoved(tx: Tx, payment: PaymentRow, printed: readonly Printed[], kept: number): Promise<number> {
  const shares = chooseMoved(printed, kept)
  if (shares.length > 0) await insertReturns(tx, { paymentId: payment.id, refundId: null, shares })
  for (const share of shares) await askForReturn(tx, payment, share)
  return shares.reduce((sum, { amount }) => sum + amount, 0)
}
