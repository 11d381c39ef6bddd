// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    document_number_take: {
      year: number
      number: number
      issuedOn: string
    }
    invoice_insert: {
      id: number
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
    }
  }
}
