import { kopecks } from '@anfilada/contract/kopecks'
import type { Tx } from '../db/pool.ts'
import { invoiceReference, type OpenInvoice } from '../invoices/index.ts'
import { allocate } from '../ledger/index.ts'
import { findFees, payableFee, payFee } from '../licenses/index.ts'
import { lockPaidOrders, moveMoney, payableKopecks } from '../orders/index.ts'
import { bankReference, type Posting, saveInvoice } from './entries.store.ts'

type Paying = { posting: Posting; invoice: Pick<OpenInvoice, 'id' | 'left' | 'orders' | 'fees'>; kept: number; actorId: number | null }

/**
 * Money that lies on the balance came for an invoice: as much of it as is still to come, which pays its orders, or fees, as far as they still take
 * it. One that is cancelled, taken back or paid otherwise by now takes nothing; its part stays on the balance. The account is locked.
 */
export async function payInvoice(tx: Tx, { posting, invoice, kept, actorId }: Paying): Promise<void> {
  const { customerId } = posting
  const source = bankReference(posting.id)
  const amount = Math.min(kept, invoice.left)
  await saveInvoice(tx, posting.id, invoice.id)
  await allocate(tx, { customerId, reference: invoiceReference(invoice.id), actorId }, source, kopecks(amount))
  let left = amount
  for (const order of await lockPaidOrders(
    tx,
    customerId,
    invoice.orders.map(({ orderId }) => orderId),
  )) {
    const asked = invoice.orders.find(({ orderId }) => orderId === order.id)?.asked ?? 0
    const part = Math.min(left, asked, payableKopecks(order))
    if (part === 0) continue
    await moveMoney(tx, { order, source, amount: kopecks(part), actorId })
    left -= part
  }
  for (const fee of await findFees(
    tx,
    customerId,
    invoice.fees.map(({ requestId }) => requestId),
  )) {
    const asked = invoice.fees.find(({ requestId }) => requestId === fee.id)?.asked ?? 0
    const part = Math.min(left, asked, payableFee(fee))
    if (part === 0) continue
    await payFee(tx, { fee, source, amount: kopecks(part), actorId })
    left -= part
  }
}
