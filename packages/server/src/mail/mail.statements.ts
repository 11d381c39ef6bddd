// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { Language } from '@anfilada/contract/languages'
import type { MailFacts, MailTemplate } from '@anfilada/contract/mails'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    erase_mails: never
    mail_failed: never
    mail_find: {
      id: number
      messageId: string
      recipient: string
      language: Language
      template: MailTemplate
      facts: MailFacts[keyof MailFacts]
      linkId: string | null
      linkUntil: Date | null
      createdAt: Date
      sentAt: Date | null
      attempts: number
      lastError: string | null
    }
    mail_queue: {
      add_job: unknown
    }
    mail_queue_again: {
      add_job: unknown
    }
    mail_sent: never
    mail_try: {
      language: Language
      template: MailTemplate
      facts: MailFacts[keyof MailFacts]
      linkId: string | null
      linkUntil: Date | null
      messageId: string
      recipient: string
      createdAt: Date
    }
    mails_list: {
      id: number
      messageId: string
      recipient: string
      language: Language
      template: MailTemplate
      facts: MailFacts[keyof MailFacts]
      linkId: string | null
      linkUntil: Date | null
      createdAt: Date
      sentAt: Date | null
      attempts: number
      lastError: string | null
    }
  }
}
