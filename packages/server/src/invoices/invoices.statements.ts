// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { Requisites } from '@anfilada/contract/customers/requisites'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    document_number_take: {
      year: number
      number: number
      issuedOn: string
    }
    fees_invoiced: {
      request_id: number
      invoice_id: number
      number: string
    }
    fees_to_credit: {
      invoiceId: number
      requestId: number
      state: 'requested' | 'prolonged' | 'declined' | 'withdrawn'
    }
    invoice_find: {
      id: number
      number: number
      issuedOn: string
      customerId: number
      buyer: Requisites
      amount: number
      credited: number
    }
    invoice_insert: {
      id: number
    }
    invoice_last_buyer: {
      buyer: Requisites
    }
    invoice_lines: {
      orderId: number | null
      requestId: number | null
      title: string
      quantity: number
      unitPrice: number
      sum: number
      vatPercent: number | null
      vat: number
    }
    invoices_count: {
      total: number
    }
    invoices_list: {
      id: number
      kind: 'invoice' | 'credit_note' | 'act'
      number: string
      issuedOn: string
      dueOn: string | null
      customerId: number
      customerName: string
      buyer: string
      inn: string
      amount: number
      paid: number | null
      credited: number | null
      left: number | null
      orderIds: number[]
      feeIds: number[]
      corrects: string | null
      fileId: number
    }
    invoices_open: {
      id: number
      year: number
      number: number
      issuedOn: string
      dueOn: string
      customerId: number
      customerName: string
      inn: string
      amount: number
      left: number
      orders: ({ 'orderId': number; 'asked': number })[]
      fees: ({ 'requestId': number; 'asked': number })[]
    }
    invoices_prolonged: {
      invoiceId: number
      customerId: number
      buyer: Requisites
      requestIds: number[]
    }
    invoices_rendered: {
      invoiceId: number
      customerId: number
      buyer: Requisites
      orderIds: number[]
    }
    orders_invoiced: {
      order_id: number
      invoice_id: number
      number: string
    }
    personal_invoices: {
      id: number
      kind: 'invoice' | 'credit_note' | 'act'
      number: number
      issued_on: string
      due_on: string | null
      amount_kopecks: number
      buyer: Requisites
    }
  }
}
