// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { Language } from '@anfilada/contract/languages'
import type { LegalContents } from '@anfilada/contract/legal-texts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    information_today: {
      today: string
    }
    legal_draft_delete: never
    legal_draft_insert: {
      id: number
    }
    legal_draft_lock: {
      id: number
      version: number
    }
    legal_draft_update: {
      id: number
    }
    legal_last_day: {
      day: string | null
    }
    legal_publish: never
    legal_text_published: {
      id: number
      kind: 'contract' | 'offer' | 'refund_policy' | 'consent'
      version: number
      validFrom: string
      contents: LegalContents
    }
    legal_texts_agreed: {
      consent: string | null
      offer: string | null
    }
    legal_texts_current: {
      id: number
      kind: 'contract' | 'offer' | 'refund_policy' | 'consent'
      version: number
      validFrom: string
      contents: LegalContents
    }
    legal_version: {
      id: number
      kind: 'contract' | 'offer' | 'refund_policy' | 'consent'
      version: number
      state: 'draft' | 'upcoming' | 'current' | 'former'
      validFrom: string | null
      title: string
      languages: Language[]
      note: string
      createdBy: string | null
      createdAt: Date
      publishedBy: string | null
      publishedAt: Date | null
      revision: number
      contents: LegalContents
    }
    legal_versions: {
      id: number
      kind: 'contract' | 'offer' | 'refund_policy' | 'consent'
      version: number
      state: 'draft' | 'upcoming' | 'current' | 'former'
      validFrom: string | null
      title: string
      languages: Language[]
      note: string
      createdBy: string | null
      createdAt: Date
      publishedBy: string | null
      publishedAt: Date | null
      revision: number
    }
  }
}
