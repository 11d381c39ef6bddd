import { companyRequisites, type Requisites } from '@anfilada/contract/customers/requisites'
import { filesPath, mediaTypes } from '@anfilada/contract/files'
import type { InvoiceKind } from '@anfilada/contract/invoices/invoice-states'
import type { IssuedInvoice } from '@anfilada/contract/invoices/invoices'
import { legalNames } from '@anfilada/phrases/company'
import { paperTitle } from '@anfilada/phrases/invoice-paper'
import { companyAddress, companyBank } from '@anfilada/phrases/requisites'
import type { Tx } from '../db/pool.ts'
import { putFile, safeName, type WritePaper } from '../files/index.ts'
import { sumOf, vatOf } from './invoice-lines.ts'
import { invoicePaper } from './invoice-paper.ts'
import { insertInvoice, type InvoicedOrder, type InvoiceLine, takeNumber } from './invoices.store.ts'

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
  /** Another day of issue than today: a demo has a past. */
  day?: string | undefined
}

/** `id`: what a repetition with other data is told. */
export type Issued = { id: number; number: number; amount: number; fileId: number; issuedOn: string; dueOn: string | null }

/** The company as it stands on papers; they keep what they printed (decision 0013). */
const seller: Requisites = {
  name: legalNames.ru,
  legal_address: companyAddress,
  bank_name: companyBank,
  inn: companyRequisites.inn,
  kpp: companyRequisites.kpp,
  ogrn: companyRequisites.ogrn,
  account: companyRequisites.account,
  bik: companyRequisites.bik,
  corr_account: companyRequisites.corrAccount,
}

/** Number, paper, file and rows of a document in the transaction of its act: all of it or nothing, and no number is lost. */
export async function issuePaper(tx: Tx, write: WritePaper, { dueOn, day, ...document }: PaperToIssue): Promise<Issued> {
  const numbered = await takeNumber(tx, document.kind, day)
  const facts = { ...numbered, ...document, seller, dueOn: dueOn(numbered.issuedOn) }
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
  return { id, number: numbered.number, amount, fileId, issuedOn: numbered.issuedOn, dueOn: facts.dueOn }
}

export function issuedAnswer({ id, number, amount, fileId }: Issued, api: 'customer' | 'office'): IssuedInvoice {
  return { invoice_id: id, number: String(number), amount, file: filesPath(api, 'invoice') + String(fileId) }
}
