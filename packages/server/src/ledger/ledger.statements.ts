// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    correction_decide: never
    correction_find: {
      id: number
      customerId: number
      customerName: string
      amount: number
      reason: string
      openingId: number | null
      state: 'proposed' | 'posted' | 'declined'
      proposedBy: number
      proposedByName: string
      proposedAt: Date
      decidedByName: string | null
      decidedAt: Date | null
    }
    correction_insert: {
      id: number
    }
    correction_lock: {
      state: 'proposed' | 'posted' | 'declined'
      proposedBy: number
    }
    corrections_list: {
      id: number
      customerId: number
      customerName: string
      amount: number
      reason: string
      openingId: number | null
      state: 'proposed' | 'posted' | 'declined'
      proposedBy: number
      proposedByName: string
      proposedAt: Date
      decidedByName: string | null
      decidedAt: Date | null
    }
    ledger_account_lock: never
    ledger_account_make: never
    ledger_accounts_list: {
      id: number | null
      account: 'customer' | 'income' | 'vat' | 'penalties' | 'bank' | 'clearing' | 'unallocated' | 'corrections' | 'openings'
      item: string
      balance: number
    }
    ledger_allocate: never
    ledger_balance: {
      balance: number
    }
    ledger_charged: {
      charged: number
    }
    ledger_charged_entries: {
      account: 'customer' | 'income' | 'vat' | 'penalties' | 'bank' | 'clearing' | 'unallocated' | 'corrections' | 'openings'
      item: string
      amount: number
    }
    ledger_clearing_make: never
    ledger_count: {
      total: number
    }
    ledger_count_of_account: {
      total: number
    }
    ledger_free_money: {
      source: string
      kept: number
    }
    ledger_money_terms: {
      settlement: 'pay_now' | 'invoice' | 'deposit'
      creditLimit: number | null
      balance: number
    }
    ledger_moves: {
      id: number
      kind: 'charge' | 'adjustment' | 'reversal' | 'penalty' | 'payment' | 'refund' | 'correction' | 'opening'
      reference: string
      postedAt: Date
      amount: number
    }
    ledger_opening: {
      opening: number
    }
    ledger_page: {
      id: number
    }
    ledger_page_of_account: {
      id: number
    }
    ledger_post: never
    ledger_post_openings: never
    ledger_post_transfers: never
    ledger_running_of_account: {
      id: number
      running: number
    }
    ledger_running_of_customer: {
      id: number
      running: number
    }
    ledger_transactions_whole: {
      id: number
      kind: 'charge' | 'adjustment' | 'reversal' | 'penalty' | 'payment' | 'refund' | 'correction' | 'opening'
      reference: string
      postedAt: Date
      actor: string | null
      note: string
      customerId: number | null
      customerName: string | null
      entries: ({ 'account_id': number; 'account': 'customer' | 'income' | 'vat' | 'penalties' | 'bank' | 'clearing' | 'unallocated' | 'corrections' | 'openings'; 'item': string; 'amount': number })[]
    }
    opening_insert: {
      id: number
    }
    opening_posted: {
      id: number
    }
    opening_stands: {
      brought: boolean
      moved: boolean
    }
    openings_decide: never
    openings_find: {
      id: number
      customerId: number
      customerName: string
      asOf: string
      amount: number
      note: string
      state: 'proposed' | 'posted' | 'declined'
      proposedBy: number
      proposedByName: string
      proposedAt: Date
      decidedByName: string | null
      decidedAt: Date | null
    }
    openings_list: {
      id: number
      customerId: number
      customerName: string
      asOf: string
      amount: number
      note: string
      state: 'proposed' | 'posted' | 'declined'
      proposedBy: number
      proposedByName: string
      proposedAt: Date
      decidedByName: string | null
      decidedAt: Date | null
    }
    openings_lock: {
      id: number
      customerId: number
      asOf: string
      amount: number
      note: string
      state: 'proposed' | 'posted' | 'declined'
      proposedBy: number
    }
    openings_standing: {
      customerId: number
      asOf: string
      amount: number
      note: string
      isPosted: boolean
    }
    verify_ledger_faults: {
      kind: 'unbalanced_transaction' | 'too_few_entries' | 'unbalanced_ledger' | 'reversal_exceeds_charge' | 'entry_without_account' | 'account_without_customer' | 'opening_differs' | 'opening_not_proposed'
      row: string
      expected: string
      found: string
    }
  }
}
