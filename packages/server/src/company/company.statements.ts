// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { CompanyFacts } from '@anfilada/contract/company-facts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    company_before: {
      today: string
      lastDay: string | null
      facts: CompanyFacts | null
    }
    company_draft_delete: never
    company_draft_insert: {
      id: number
    }
    company_draft_lock: {
      id: number
      version: number
      facts: CompanyFacts
      accountBy: number | null
    }
    company_draft_update: never
    company_publish: never
    company_versions: {
      id: number
      version: number
      state: 'draft' | 'upcoming' | 'current' | 'former'
      validFrom: string | null
      facts: CompanyFacts
      note: string
      createdBy: string | null
      createdAt: Date
      changedBy: string | null
      changedAt: Date | null
      accountById: number | null
      accountBy: string | null
      publishedBy: string | null
      publishedAt: Date | null
      revision: number
    }
  }
}
