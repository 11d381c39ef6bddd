import type { ExportList } from '@anfilada/contract/exports/export-lists'
import type { ExportedList } from '../frame/exported-list.ts'
import { audit, ledger } from './books.ts'
import { invoices, officeInvoices, officePayments, payments } from './money.ts'
import { archive, customerOrders, manifest, queue, upcoming } from './orders.ts'

/** Every list that can be taken out. */
export const lists: Readonly<Record<ExportList, ExportedList>> = {
  upcoming,
  archive,
  payments,
  invoices,
  queue,
  manifest,
  customer_orders: customerOrders,
  office_payments: officePayments,
  office_invoices: officeInvoices,
  ledger,
  audit,
}
