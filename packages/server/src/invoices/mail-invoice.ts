import { listIn } from '@anfilada/contract/formats'
import type { Language } from '@anfilada/contract/languages'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import type { Tx } from '../db/pool.ts'
import { findFees } from '../licenses/index.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Issued } from './issue-paper.ts'
import type { InvoiceWish } from './new-invoice.ts'

type Reader = Pick<InvoiceWish, 'customerId' | 'buyer' | 'orderIds' | 'feeIds'> & { to: string; language: Language }

/** Sends the paper to whoever pays, in the transaction that issues it; he may have no login of ours, so that it goes along with the mail. */
export async function mailInvoice(
  tx: Tx,
  issued: Issued,
  { to, language, customerId, buyer, orderIds = [], feeIds = [] }: Reader,
): Promise<void> {
  const fees = feeIds.length > 0 ? await findFees(tx, customerId, feeIds) : []
  const facts = {
    name: buyer.name,
    invoice: String(issued.number),
    amount: String(issued.amount),
    vouchers: writeVouchers(orderIds),
    licenses: listIn(
      language,
      fees.map(({ number }) => number),
    ),
    date: issued.dueOn ?? issued.issuedOn,
    file: String(issued.fileId),
  }
  await queueMail(tx, { to, language, template: 'invoice_issued', facts, customerId })
}
