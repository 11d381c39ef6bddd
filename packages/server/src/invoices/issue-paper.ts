import { requisitesOf } from '@anfilada/contract/company'
import type { Requisites } from '@anfilada/contract/customers/requisites'
import { filesPath, mediaTypes } from '@anfilada/contract/files'
import type { InvoiceKind } from '@anfilada/contract/invoices/invoice-states'
import type { IssuedInvoice } from '@anfilada/contract/invoices/invoices'
import { paperTitle } from '@anfilada/phrases/invoice-paper'
import { findCompany } from '../db/company.reads.ts'
import type { Tx } from '../db/pool.ts'
import { putFile, safeName, type WritePaper } from '../files/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { sumOf, vatOf } from './invoice-lines.ts'
import { invoicePaper } from './invoice-paper.ts'
import { insertInvoice, type InvoicedFee, type InvoicedOrder, type InvoiceLine, takeNumber } from './invoices.store.ts'

export type PaperToIssue = {
  kind: InvoiceKind
  customerId: number
  /** Null: nobody asked for just this one. */
  userId: number | null
  buyer: Requisites
  basis: string
  /** By the day of issue. */
  dueOn: (issuedOn: string) => string | null
  correctsId: number | null
  lines: readonly InvoiceLine[]
  orders: readonly InvoicedOrder[]
  fees?: readonly InvoicedFee[]
  /** Another day of issue than today: a demo has a past. */
  day?: string | undefined
}

/** `id`: what a repetition with other data is told. */
export type Issued = { id: number; number: number; amount: number; fileId: number; issuedOn: string; dueOn: string | null }

/**
 * Number, paper, file and rows of a document in the transaction of its act: all of it or nothing, and no number is lost. The company stands on it as it
 * is now, and stays (decision 0066).
 */
export async function issuePaper(tx: Tx, write: WritePaper, { dueOn, day, ...document }: PaperToIssue): Promise<Outcome<Issued>> {
  const company = await findCompany(tx)
  if (!company) return refuse('company_missing')
  const { head, accountant, duty_phone: sellerPhone } = company.facts
  const numbered = await takeNumber(tx, document.kind, day)
  const seller = requisitesOf(company.facts)
  const facts = { ...numbered, ...document, seller, sellerPhone, head, accountant, dueOn: dueOn(numbered.issuedOn) }
  const content = await write(invoicePaper(facts))
  const fileId = await putFile(tx, {
    kind: 'invoice',
    name: safeName(paperTitle(numbered), 'pdf'),
    mediaType: mediaTypes.pdf,
    content,
    packed: false,
    customerId: document.customerId,
    userId: document.userId,
    keptDays: null,
  })
  if (fileId === undefined) throw new Error('The paper was not kept')
  const amount = sumOf(document.lines)
  const id = await insertInvoice(tx, { ...facts, amount, vat: vatOf(document.lines), fileId })
  return accept({ id, number: numbered.number, amount, fileId, issuedOn: numbered.issuedOn, dueOn: facts.dueOn })
}

export function issuedAnswer({ id, number, amount, fileId }: Issued, api: 'customer' | 'office'): IssuedInvoice {
  return { invoice_id: id, number: String(number), amount, file: filesPath(api, 'invoice') + String(fileId) }
}
