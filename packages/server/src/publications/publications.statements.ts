// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { CustomerRole } from '@anfilada/contract/abilities'
import type { Language } from '@anfilada/contract/languages'
import type { KeptContents } from './publications.store.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    adverts_for_reader: {
      id: number
      kind: 'news' | 'advert' | 'login_notification' | 'popup' | 'schedule_notice'
      language: Language
      title: string
      body: string
      url: string | null
      visibleUntil: Date | null
    }
    news_for_reader: {
      id: number
      date: string
      language: Language
      title: string
      body: string
      marked: boolean
    }
    news_read: never
    news_unread: {
      unread: boolean
    }
    publication_close: never
    publication_delete: never
    publication_insert: {
      id: number
    }
    publication_lock: {
      kind: 'news' | 'advert' | 'login_notification' | 'popup' | 'schedule_notice'
      revision: number
      visibleFrom: Date | null
      visibleUntil: Date | null
    }
    publication_picture_shown: {
      shown: boolean
    }
    publication_pictures_drop: never
    publication_pictures_keep: never
    publication_reader_forget: never
    publication_schedule: {
      add_job: unknown
    }
    publication_tell: never
    publication_update: never
    publication_whole: {
      id: number
      kind: 'news' | 'advert' | 'login_notification' | 'popup' | 'schedule_notice'
      state: 'draft' | 'over' | 'upcoming' | 'shown'
      title: string
      languages: Language[]
      visibleFrom: Date | null
      visibleUntil: Date | null
      isPublic: boolean
      customerKind: 'individual' | 'legal_entity' | null
      customerIds: number[] | null
      roles: CustomerRole[] | null
      changedBy: string | null
      changedAt: Date
      revision: number
      contents: KeptContents
      url: string | null
      customers: { id: number; name: string }[]
    }
    publications_newest: {
      id: number
      kind: 'news' | 'advert' | 'login_notification' | 'popup' | 'schedule_notice'
      language: Language
      title: string
      body: string
      url: string | null
      visibleUntil: Date | null
    }
    publications_now: {
      now: Date
    }
    publications_of_kind: {
      id: number
      kind: 'news' | 'advert' | 'login_notification' | 'popup' | 'schedule_notice'
      state: 'draft' | 'over' | 'upcoming' | 'shown'
      title: string
      languages: Language[]
      visibleFrom: Date | null
      visibleUntil: Date | null
      isPublic: boolean
      customerKind: 'individual' | 'legal_entity' | null
      customerIds: number[] | null
      roles: CustomerRole[] | null
      changedBy: string | null
      changedAt: Date
      revision: number
    }
  }
}
