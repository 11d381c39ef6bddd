import type { Language } from '@anfilada/contract/languages'
import type { MailTemplate } from '@anfilada/contract/mails'
import { en } from './mails/en.ts'
import { fa } from './mails/fa.ts'
import { ru } from './mails/ru.ts'
import { vi } from './mails/vi.ts'
import { zh } from './mails/zh.ts'

/**
 * One mail in one language, as ICU sentences; not every mail has something to press or to add. `rows`: what stands in front of facts that
 * are compared rather than read.
 */
export type MailWords = { subject: string; lead: string; rows?: Readonly<Record<string, string>>; button?: string; note?: string }
export type MailPhrases = { greeting: string; byHand: string; footer: string } & Record<MailTemplate, MailWords>

export const mailPhrases: Record<Language, MailPhrases> = { ru, en, zh, fa, vi }
