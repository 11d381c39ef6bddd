import { type InvoiceKind, invoiceKinds, type InvoiceState, invoiceStates } from '@anfilada/contract/invoices/invoice-states'
import { type EntryState, entryStates } from '@anfilada/contract/payments/bank-entries'
import { type AccountantTaskKind, accountantTaskKinds, type RefundState, refundStates } from '@anfilada/contract/payments/money-words'
import { paymentMethods, paymentStatuses, type PaymentMethod, type PaymentStatus } from '@anfilada/contract/payments/payment-status'
import { chosen, idIn, manyIn, oneOf, periodIn, textIn, wholeIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const paymentsSection = { word: 'payments', path: '/payments', ability: ['read', 'OfficePayment'] } as const satisfies Section

export const views = ['invoices', 'acts', 'money', 'statements', 'refunds', 'links', 'tasks', 'providers'] as const
export type PaymentsView = (typeof views)[number]

// Not the contract's own lists: they stand beside schemas, and every page of the office would load them.
/** By what the payments are narrowed. */
export type PaymentsFilter = {
  status?: PaymentStatus[]
  method?: PaymentMethod
  customer?: number
  voucher?: number
  number?: string
  /** Kopecks. */
  amount?: number
  from?: string
  to?: string
}

/** The address of the payments: the list with what is chosen in it, or another view with its own narrowing. */
export type PaymentsSearch = PaymentsFilter & {
  view?: PaymentsView
  payment?: number
  /** Of the invoices: how they stand, and papers of this kind. */
  invoices?: InvoiceState
  paper?: InvoiceKind
  refunds?: RefundState
  tasks?: 'resolved'
  about?: AccountantTaskKind
  /** Of the bank, and which of its lines. */
  statement?: number
  entries?: EntryState
}

/** Undefined takes it away. */
export type PaymentsPart = { [K in keyof PaymentsSearch]?: PaymentsSearch[K] | undefined }

export function readPaymentsSearch(search: Record<string, unknown>): PaymentsSearch {
  return chosen({
    view: oneOf(views, search.view),
    payment: idIn(search.payment),
    ...filterOf(search),
    invoices: oneOf(invoiceStates, search.invoices),
    paper: oneOf(invoiceKinds, search.paper),
    refunds: oneOf(refundStates, search.refunds),
    tasks: oneOf(['resolved'], search.tasks),
    about: oneOf(accountantTaskKinds, search.about),
    statement: idIn(search.statement),
    entries: oneOf(entryStates, search.entries),
  })
}

/** Only what narrows the list. */
export function filterOf(search: Record<string, unknown>): PaymentsFilter {
  return chosen({
    status: manyIn(search.status, (one) => oneOf(paymentStatuses, one)),
    method: oneOf(paymentMethods, search.method),
    customer: idIn(search.customer),
    voucher: idIn(search.voucher),
    number: textIn(search.number, 64),
    amount: wholeIn(search.amount),
    ...periodIn(search.from, search.to),
  })
}
