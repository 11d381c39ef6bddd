// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { StatementFault } from '@anfilada/contract/payments/bank-statements'
import type { AccountTotals } from './reading/statement-sections.rules.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    bank_customer: never
    bank_entries_fates: never
    bank_entries_insert: never
    bank_entries_list: {
      id: number
      line: number
      number: string
      date: string
      receivedOn: string
      amount: number
      payerName: string
      payerInn: string
      payerAccount: string
      purpose: string
      state: 'pending' | 'own' | 'unknown' | 'free' | 'suggested' | 'matched' | 'undone'
      reason: 'number' | 'partial' | 'over' | 'one_of_named' | 'amount' | null
      customerId: number | null
      customerName: string | null
      invoiceId: number | null
      invoiceNumber: number | null
      invoiceYear: number | null
      invoiceCustomerId: number | null
      invoiceCustomerName: string | null
      left: number | null
      isMatched: boolean
      used: number
    }
    bank_entries_lock: {
      id: number
    }
    bank_entries_pending: {
      id: number
      payerInn: string
      amount: number
      purpose: string
    }
    bank_entry_find: {
      id: number
      line: number
      number: string
      date: string
      receivedOn: string
      amount: number
      payerName: string
      payerInn: string
      payerAccount: string
      purpose: string
      state: 'pending' | 'own' | 'unknown' | 'free' | 'suggested' | 'matched' | 'undone'
      reason: 'number' | 'partial' | 'over' | 'one_of_named' | 'amount' | null
      customerId: number | null
      customerName: string | null
      invoiceId: number | null
      invoiceNumber: number | null
      invoiceYear: number | null
      invoiceCustomerId: number | null
      invoiceCustomerName: string | null
      left: number | null
      isMatched: boolean
      used: number
    }
    bank_entry_lock: {
      id: number
      state: 'pending' | 'own' | 'unknown' | 'free' | 'suggested' | 'matched' | 'undone'
      amount: number
    }
    bank_entry_state: never
    bank_invoice: {
      id: number
      customerId: number
      left: number
      orders: ({ 'orderId': number; 'asked': number })[]
      fees: ({ 'requestId': number; 'asked': number })[]
    }
    bank_payer_customers: {
      id: number
    }
    bank_posting_find: {
      id: number
      entryId: number
      customerId: number
      invoiceId: number | null
    }
    bank_posting_invoice: never
    bank_posting_undo: never
    bank_posting_used: {
      used: number
    }
    bank_posting_uses: {
      reference: string
      amount: number
    }
    bank_postings_insert: {
      id: number
      entryId: number
      customerId: number
      invoiceId: number | null
    }
    bank_statement_done: never
    bank_statement_find: {
      id: number
      fileId: number
      name: string
      state: 'waiting' | 'matching' | 'done' | 'refused'
      fault: StatementFault | null
      importedBy: string
      importedAt: Date
      finishedAt: Date | null
      totals: AccountTotals[]
      entries: number
      known: number
      doubles: number
      outgoing: number
      counts: ({ 'state': 'pending' | 'own' | 'unknown' | 'free' | 'suggested' | 'matched' | 'undone'; 'count': number; 'amount': number })[]
    }
    bank_statement_insert: {
      id: number
    }
    bank_statement_job: {
      add_job: unknown
    }
    bank_statement_lock: never
    bank_statement_read: never
    bank_statement_refuse: never
    bank_statement_same: {
      id: number
    }
    bank_statement_state: {
      state: 'waiting' | 'matching' | 'done' | 'refused'
      fileId: number
    }
    bank_statements_list: {
      id: number
      fileId: number
      name: string
      state: 'waiting' | 'matching' | 'done' | 'refused'
      fault: StatementFault | null
      importedBy: string
      importedAt: Date
      finishedAt: Date | null
      totals: AccountTotals[]
      entries: number
      known: number
      doubles: number
      outgoing: number
      counts: ({ 'state': 'pending' | 'own' | 'unknown' | 'free' | 'suggested' | 'matched' | 'undone'; 'count': number; 'amount': number })[]
    }
    personal_transfers: {
      id: number
      received_on: string
      number: string
      payer_name: string
      payer_inn: string
      payer_account: string
      amount_kopecks: number
      purpose: string
    }
    verify_bank_faults: {
      kind: 'posting_differs' | 'taken_back_differs' | 'used_differs' | 'state_differs' | 'posting_without_row'
      row: string
      expected: string
      found: string
    }
  }
}
