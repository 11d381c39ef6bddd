import type { Tx } from '../../db/pool.ts'
import type { PaymentRow } from '../payments.store.ts'
import { askForSale } from './receipt-by-hand.ts'
import { insertTold, listAsked } from './receipts.store.ts'

/** The money came: the provider made the receipt that it was told when the attempt began, or the accountant makes it now (54-FZ). */
export async function receiptOfPayment(tx: Tx, payment: PaymentRow): Promise<void> {
  const { id, makesReceipt } = payment
  await insertTold(tx, id, makesReceipt ? 'sent' : 'by_hand')
  for (const share of makesReceipt ? [] : await listAsked(tx, id)) await askForSale(tx, payment, share)
}
