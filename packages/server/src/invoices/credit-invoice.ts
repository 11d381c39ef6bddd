import { kopecks } from '@anfilada/contract/kopecks'
import { creditTitle } from '@anfilada/phrases/invoice-paper'
import type { Tx } from '../db/pool.ts'
import type { WritePaper } from '../files/index.ts'
import { lockCustomerAccount } from '../ledger/index.ts'
import { type Outcome, refuse } from '../outcome.ts'
import { partOf, sumOf } from './invoice-lines.ts'
import { findInvoice, listInvoiceLines } from './invoices.reads.ts'
import { type Issued, issuePaper } from './issue-paper.ts'

export type Credit = { invoiceId: number; amount: number | undefined; reason: string; userId: number; day?: string | undefined }

/** Takes back all or a part of an invoice by a document of its own; of what notes before took back nothing is taken twice. */
export async function creditInvoice(
  tx: Tx,
  write: WritePaper,
  { invoiceId, amount, reason, userId, day }: Credit,
): Promise<Outcome<Issued>> {
  const found = await findInvoice(tx, invoiceId)
  if (!found) return refuse('invoice_not_found')
  await lockCustomerAccount(tx, found.customerId)
  // What was credited is read under the lock.
  const invoice = (await findInvoice(tx, invoiceId)) ?? found
  const rest = invoice.amount - invoice.credited
  const wanted = amount ?? rest
  if (wanted > rest || rest === 0) return refuse('credit_too_big', 'amount')
  const lines = partOf(await listInvoiceLines(tx, invoiceId), kopecks(wanted))
  const basis = creditTitle({ number: String(invoice.number), date: invoice.issuedOn, reason })
  const { customerId, buyer } = invoice
  if (sumOf(lines) !== wanted) throw new Error(`Invoice ${invoiceId} is not the sum of its lines`)
  const document = { customerId, userId, buyer, basis, lines, orders: [], correctsId: invoiceId, dueOn: () => null, day }
  return issuePaper(tx, write, { kind: 'credit_note', ...document })
}
