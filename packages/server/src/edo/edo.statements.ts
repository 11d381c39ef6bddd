// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    edo_contact_forget: never
    edo_event_insert: {
      id: number
    }
    edo_events: {
      id: number
      at: Date
      actor: string
      status: 'none' | 'requested' | 'invited' | 'active' | 'refused'
      operator: 'diadoc' | 'sbis' | 'taxcom' | 'other'
      participant_id: string
      reason: string | null
    }
    edo_find: {
      operator: 'diadoc' | 'sbis' | 'taxcom' | 'other'
      participantId: string
      contactEmail: string | null
      status: 'none' | 'requested' | 'invited' | 'active' | 'refused'
      statusAt: Date
      reason: string | null
      consentAt: Date | null
      consentBy: string | null
      consentVersion: number | null
      revision: number
    }
    edo_lock: {
      operator: 'diadoc' | 'sbis' | 'taxcom' | 'other'
      participantId: string
      contactEmail: string | null
      status: 'none' | 'requested' | 'invited' | 'active' | 'refused'
      reason: string | null
      revision: number
    }
    edo_status_save: never
    edo_wish_save: never
    personal_edo: {
      at: Date
      operator: 'diadoc' | 'sbis' | 'taxcom' | 'other'
      participant_id: string
      consent_version: number | null
      contact_email: string | null
    }
  }
}
