// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    demo_agreed_list: {
      id: number
    }
    demo_agreed_version: {
      id: number
    }
    demo_append_only: {
      table: string
      trigger: string
    }
    demo_filled: {
      marked: boolean
      inhabited: boolean
    }
    demo_ledger_accounts: {
      id: number
      kind: 'customer' | 'income' | 'vat' | 'penalties' | 'bank' | 'clearing' | 'unallocated' | 'corrections' | 'openings'
      item: string
      customer_id: number | null
    }
    demo_message_file: {
      id: number
    }
    demo_migrated: {
      present: boolean
    }
    demo_orders_ahead: {
      id: number
    }
    demo_orders_cancelled: {
      id: number
      total: number
      visit: string
      since: Date
    }
    demo_orders_confirmed: {
      id: number
      total: number
      visit: string
      since: Date
    }
    demo_orders_over: {
      id: number
    }
    demo_orders_visited: {
      id: number
      total: number
      visit: string
      since: Date
    }
    demo_prolongation_fees: {
      id: number
      customerId: number
      fee: number
      vatPercent: number | null
    }
    demo_prolonged_licenses: {
      id: number
      customerId: number
      number: string
    }
    demo_refund: {
      id: number
    }
    demo_suggested: {
      id: number
    }
    demo_talked_of: {
      id: number
    }
    demo_used: {
      used: boolean
    }
  }
}
