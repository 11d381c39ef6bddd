// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    setup_facts: {
      hasCompany: boolean
      hasConsent: boolean
      hasOffer: boolean
      museums: number
      objects: number
      hasTerms: boolean
      unpricedCategories: string[]
      unpriced: number
      unpricedNames: string[]
      unslotted: number
      unslottedNames: string[]
      unwindowed: number
      unwindowedNames: string[]
      employees: number
      admins: number
      hasShift: boolean
      hasTestMail: boolean
      hasPayment: boolean
      hasCustomer: boolean
      isDemo: boolean
    }
  }
}
