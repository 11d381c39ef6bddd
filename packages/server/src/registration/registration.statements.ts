// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { Requisites } from '@anfilada/contract/customers/requisites'
import type { Language } from '@anfilada/contract/languages'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    application_confirm: {
      name: string
    }
    application_count_lately: {
      count: number
    }
    application_decide: never
    application_insert: {
      id: number
    }
    application_lock: {
      id: number
      kind: 'individual' | 'legal_entity'
      name: string
      email: string
      phone: string
      language: Language
      organization: Requisites | null
      status: 'new' | 'approved' | 'refused'
      emailConfirmed: boolean
    }
    application_sweep: never
    erase_applications: never
    office_application: {
      id: number
      reference: string
      kind: 'individual' | 'legal_entity'
      name: string
      email: string
      phone: string
      language: Language
      organization: Requisites | null
      status: 'new' | 'approved' | 'refused'
      emailConfirmed: boolean
      consentVersion: string
      offerVersion: string
      consentAt: Date
      createdAt: Date
      decidedAt: Date | null
      decidedBy: string | null
      refusalReason: string | null
      customerId: number | null
      sameInn: ({ 'id': number; 'name': string })[]
    }
    office_applications: {
      id: number
      reference: string
      kind: 'individual' | 'legal_entity'
      name: string
      email: string
      phone: string
      language: Language
      organization: Requisites | null
      status: 'new' | 'approved' | 'refused'
      emailConfirmed: boolean
      consentVersion: string
      offerVersion: string
      consentAt: Date
      createdAt: Date
      decidedAt: Date | null
      decidedBy: string | null
      refusalReason: string | null
      customerId: number | null
      sameInn: ({ 'id': number; 'name': string })[]
    }
    office_applications_waiting: {
      count: number
    }
    personal_consents: {
      reference: string
      name: string
      email: string
      phone: string
      consent_version: string
      offer_version: string
      consent_at: Date
      consent_address: string | null
      created_at: Date
    }
    registration_known: {
      id: number
      name: string
      language: Language
      customerId: number | null
    }
  }
}
