import type { OfficeLanguage } from '@anfilada/contract/languages'
import { en } from './interchange/en.ts'
import { type InterchangePhrases, ru } from './interchange/ru.ts'

export type { InterchangePhrases }

/** Files that carry the company's data out and in, in the office's languages; either is read back. */
export const interchangePhrases: Record<OfficeLanguage, InterchangePhrases> = { ru, en }
