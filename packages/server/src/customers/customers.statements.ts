// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { CustomerRole } from '@anfilada/contract/abilities'
import type { Language } from '@anfilada/contract/languages'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    customer_block: never
    customer_insert: {
      customerId: number
      userId: number
    }
    customer_insert_alone: {
      id: number
    }
    customer_kind: {
      kind: 'individual' | 'legal_entity'
    }
    customer_language: never
    customer_requisites: never
    customer_terms: never
    customers_carried: {
      id: number
      kind: 'individual' | 'legal_entity'
      name: string
      inn: string | null
      kpp: string | null
      ogrn: string | null
      legal_address: string | null
      bank_name: string | null
      bik: string | null
      account: string | null
      corr_account: string | null
      email: string | null
      phone: string | null
      language: Language
      settlement: 'pay_now' | 'invoice' | 'deposit'
      pay_hours: number | null
      credit_limit: number | null
      contract_number: string | null
      contract_date: string | null
      blocked: string | null
    }
    erase_customer: never
    invitations_count: {
      lastMinute: number
      lastDay: number
    }
    members_carried: {
      customerId: number
      email: string | null
      login: string
      name: string
      phone: string | null
      language: Language
      roles: CustomerRole[]
    }
    office_customer: {
      id: number
      kind: 'individual' | 'legal_entity'
      name: string
      inn: string | null
      email: string | null
      status: 'active' | 'blocked'
      settlement: 'pay_now' | 'invoice' | 'deposit'
      language: Language
      phone: string | null
      blockReason: string | null
      createdAt: Date
      pay_hours: number | null
      credit_limit: number | null
      contract_number: string | null
      contract_date: string | null
      kpp: string | null
      ogrn: string | null
      legal_address: string | null
      bank_name: string | null
      bik: string | null
      account: string | null
      corr_account: string | null
    }
    office_customer_history: {
      id: number
      at: Date
      actor: string
      action: string
      subject: string
      subjectId: string | null
      details: Record<string, unknown>
    }
    office_customer_lock: {
      id: number
      kind: 'individual' | 'legal_entity'
      name: string
      status: 'active' | 'blocked'
      email: string | null
      phone: string | null
      settlement: 'pay_now' | 'invoice' | 'deposit'
      pay_hours: number | null
      credit_limit: number | null
      contract_number: string | null
      contract_date: string | null
      inn: string | null
      kpp: string | null
      ogrn: string | null
      legal_address: string | null
      bank_name: string | null
      bik: string | null
      account: string | null
      corr_account: string | null
    }
    office_customer_members: {
      id: number
      name: string
      login: string
      email: string | null
      phone: string | null
      roles: CustomerRole[]
      status: 'invited' | 'active' | 'removed'
      secondFactor: boolean
      lastLoginAt: Date | null
    }
    office_customer_name: {
      name: string
    }
    office_customers: {
      id: number
      kind: 'individual' | 'legal_entity'
      name: string
      inn: string | null
      email: string | null
      status: 'active' | 'blocked'
      settlement: 'pay_now' | 'invoice' | 'deposit'
    }
    subject_names: {
      kind: string
      id: string
      name: string | null
    }
  }
}
