import type { InvoiceRow, OfficeInvoiceRow } from '@anfilada/contract/invoices/invoices'
import type { OfficePayment } from '@anfilada/contract/payments/office-payments'
import type { PaymentHistoryRow } from '@anfilada/contract/payments/payments'
import { invoiceCounts, invoicesFeature, officeInvoiceCounts, officeInvoicesFeature } from '../../invoices/index.ts'
import { officePaymentCounts, officePaymentsFeature, paymentCounts, paymentsFeature } from '../../payments/index.ts'
import { type Column, type ExportedList, exportedList } from '../frame/exported-list.ts'

/** What rows of both sides say of a payment. */
type Paid = Pick<
  PaymentHistoryRow & OfficePayment,
  'vouchers' | 'prolongations' | 'method' | 'status' | 'amount' | 'received' | 'refunded' | 'kept' | 'by_link'
>

const how: readonly Column<Paid>[] = [
  { title: 'status', kind: 'text', width: 16, of: ({ status }, { words }) => words.payments.status[status] },
  { title: 'method', kind: 'text', width: 18, of: ({ method }, { words }) => words.payments.method[method] },
  { title: 'orders', kind: 'text', width: 18, of: ({ vouchers }) => vouchers },
  { title: 'prolongations', kind: 'text', width: 18, of: ({ prolongations }) => prolongations },
  { title: 'amount', kind: 'money', width: 14, of: ({ amount }) => amount },
  { title: 'received', kind: 'money', width: 14, of: ({ received }) => received },
  { title: 'refunded', kind: 'money', width: 14, of: ({ refunded }) => refunded },
  { title: 'kept', kind: 'money', width: 14, of: ({ kept }) => kept },
  { title: 'by_link', kind: 'text', width: 10, of: (row, { words }) => (row.by_link ? words.yes : words.no) },
]

const history: readonly Column<PaymentHistoryRow>[] = [
  { title: 'number', kind: 'number', width: 10, of: (row) => row.payment_id },
  { title: 'created', kind: 'moment', width: 18, of: ({ date }) => date },
  ...how,
]

const all: readonly Column<OfficePayment>[] = [
  { title: 'number', kind: 'number', width: 10, of: ({ id }) => id },
  { title: 'created', kind: 'moment', width: 18, of: (row) => row.created_at },
  { title: 'finished', kind: 'moment', width: 18, of: (row) => row.finished_at },
  { title: 'customer', kind: 'text', width: 30, of: ({ customer }) => customer.name },
  { title: 'payer', kind: 'text', width: 24, of: ({ payer }) => payer },
  { title: 'provider', kind: 'text', width: 14, of: ({ provider }) => provider },
  ...how,
  { title: 'allocated', kind: 'money', width: 14, of: ({ allocated }) => allocated },
  { title: 'test', kind: 'text', width: 12, of: ({ test }, { words }) => (test ? words.yes : words.no) },
]

const paper: readonly Column<InvoiceRow>[] = [
  { title: 'number', kind: 'text', width: 10, of: ({ number }) => number },
  { title: 'kind', kind: 'text', width: 16, of: ({ kind }, { words }) => words.paper[kind] },
  { title: 'issued', kind: 'date', width: 14, of: (row) => row.issued_on },
  { title: 'pay_by', kind: 'date', width: 14, of: (row) => row.due_on },
  { title: 'status', kind: 'text', width: 18, of: ({ state }, { words }) => state && words.payments.invoice.state[state] },
]
const sums: readonly Column<InvoiceRow>[] = [
  { title: 'buyer', kind: 'text', width: 30, of: ({ buyer }) => buyer },
  { title: 'inn', kind: 'text', width: 14, of: ({ inn }) => inn },
  { title: 'orders', kind: 'text', width: 18, of: ({ vouchers }) => vouchers },
  { title: 'prolongations', kind: 'text', width: 18, of: ({ prolongations }) => prolongations },
  { title: 'corrects', kind: 'text', width: 12, of: ({ corrects }) => corrects },
  { title: 'amount', kind: 'money', width: 14, of: ({ amount }) => amount },
  { title: 'paid', kind: 'money', width: 14, of: ({ paid }) => paid },
  { title: 'credited', kind: 'money', width: 14, of: ({ credited }) => credited },
  { title: 'left', kind: 'money', width: 14, of: ({ left }) => left },
]

const papers: readonly Column<OfficeInvoiceRow>[] = [
  ...paper,
  { title: 'customer', kind: 'text', width: 30, of: ({ customer }) => customer.name },
  ...sums,
]

const byNumber = (size: number) => ({ by: 'before', size }) as const

export const payments: ExportedList = exportedList(paymentsFeature, 'get_payments_history', {
  page: byNumber(500),
  count: paymentCounts.get_payments_history,
  rowsOf: (payment) => [payment],
  columns: history,
})

export const officePayments: ExportedList = exportedList(officePaymentsFeature, 'list_payments', {
  page: byNumber(200),
  count: officePaymentCounts.list_payments,
  rowsOf: (payment) => [payment],
  columns: all,
})

export const invoices: ExportedList = exportedList(invoicesFeature, 'get_invoices', {
  page: byNumber(200),
  count: invoiceCounts.get_invoices,
  rowsOf: (invoice) => [invoice],
  columns: [...paper, ...sums],
})

export const officeInvoices: ExportedList = exportedList(officeInvoicesFeature, 'list_invoices', {
  page: byNumber(200),
  count: officeInvoiceCounts.list_invoices,
  rowsOf: (invoice) => [invoice],
  columns: papers,
})
