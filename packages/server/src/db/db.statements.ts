// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from './statement-rows.ts'
import type { CompanyFacts } from '@anfilada/contract/company-facts'

declare module './statement-rows.ts' {
  interface StatementRows {
    company_ever: {
      version: number
      facts: CompanyFacts
      since: Date
    }
    company_now: {
      version: number
      facts: CompanyFacts
    }
    company_taxes: {
      facts: CompanyFacts
    }
    company_then: {
      version: number
      facts: CompanyFacts
    }
    definitions_functions: {
      one: string
    }
    definitions_known: {
      name: string
      hash: string
    }
    erase_answers: never
    idempotency_claim: never
    idempotency_forget: never
    idempotency_refuse: never
    idempotency_replay: {
      same: boolean | null
      answer: unknown
    }
    idempotency_store: never
    idempotency_sweep: never
    jobs_release: {
      force_unlock_workers: unknown
    }
    migrations_applied: {
      name: string
    }
    migrations_kept: {
      kept: boolean
    }
    outbox_publish: never
    outbox_sweep: never
    schema_comments: {
      text: string | null
    }
    schema_function_bodies: {
      text: string | null
    }
    schema_functions: {
      text: string | null
    }
    schema_sequences: {
      text: string | null
    }
    schema_tables: {
      text: string | null
    }
    schema_views: {
      text: string | null
    }
  }
}
