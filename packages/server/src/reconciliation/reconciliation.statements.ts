// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { ComparisonLine } from '@anfilada/contract/reconciliation/comparison'
import type { ActContent } from './acts.store.ts'
import type { Found } from './comparing/compare-file.rules.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    personal_reconciliation_acts: {
      id: number
      number: number
      version: number
      period_lower: string
      period_upper: string
      issued_at: Date
      issued_by_me: boolean
      agreed_at: Date | null
    }
    reconciliation_act: {
      customerId: number
      number: number
      version: number
      lower: string
      upper: string
      opening: number | null
      debit: number
      credit: number
      closing: number | null
      issuedOn: string
      issuedAt: Date
      content: ActContent
    }
    reconciliation_acts_list: {
      id: number
      number: number
      version: number
      museum: string | null
      lower: string
      upper: string
      opening: number | null
      debit: number
      credit: number
      closing: number | null
      issuedAt: Date
      pdf: number | null
      xlsx: number | null
      customerBy: string | null
      customerAt: Date | null
      companyBy: string | null
      companyAt: Date | null
      customerSaw: number | null
      companySaw: number | null
      outdated: boolean
    }
    reconciliation_agree: never
    reconciliation_agreeable: {
      customerId: number
      agreeable: boolean
    }
    reconciliation_briefs: {
      id: number
      actId: number
      fileName: string
      differences: number
      madeAt: Date
    }
    reconciliation_compare: {
      id: number
    }
    reconciliation_compared_lately: {
      comparisons: number
    }
    reconciliation_comparison: {
      id: number
      fileId: number
      fileName: string
      madeBy: string
      madeAt: Date
      found: Found
      lines: ComparisonLine[]
    }
    reconciliation_comparison_of: never
    reconciliation_file: {
      fileId: number
    }
    reconciliation_file_keep: never
    reconciliation_issue: {
      id: number
    }
    reconciliation_lately: {
      acts: number
    }
    reconciliation_latest: {
      id: number
      number: number
      version: number
      same: boolean | null
    }
    reconciliation_museum: {
      name: string
    }
    reconciliation_orders_of_museum: {
      id: number
    }
  }
}
