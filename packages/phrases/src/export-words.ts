import type { Language, OfficeLanguage } from '@anfilada/contract/languages'
import { en as enColumns } from './export-columns/en.ts'
import { fa as faColumns } from './export-columns/fa.ts'
import { ru as ruColumns } from './export-columns/ru.ts'
import { vi as viColumns } from './export-columns/vi.ts'
import { zh as zhColumns } from './export-columns/zh.ts'
import en from './exports/en.ts'
import fa from './exports/fa.ts'
import ru from './exports/ru.ts'
import vi from './exports/vi.ts'
import zh from './exports/zh.ts'
import auditEn from './office-audit/en.ts'
import auditRu from './office-audit/ru.ts'
import ledgerEn from './office-ledger/en.ts'
import ledgerRu from './office-ledger/ru.ts'
import { en as enPayments } from './payments/en.ts'
import { fa as faPayments } from './payments/fa.ts'
import { ru as ruPayments } from './payments/ru.ts'
import { vi as viPayments } from './payments/vi.ts'
import { zh as zhPayments } from './payments/zh.ts'
import type { PhrasesLike } from './phrase-shape.ts'

type Lists = PhrasesLike<typeof ru.lists>
type Columns = PhrasesLike<typeof ruColumns>
type Paying = PhrasesLike<Pick<typeof ruPayments, 'status' | 'method'> & { invoice: Pick<typeof ruPayments.invoice, 'state'> }>

/** What files say that lists are taken out as: their names, the titles of columns, and the words of the screens in cells. */
export type ExportWords = Columns & { lists: Lists; payments: Paying }

export const exportWords: Record<Language, ExportWords> = {
  ru: { ...ruColumns, lists: ru.lists, payments: ruPayments },
  en: { ...enColumns, lists: en.lists, payments: enPayments },
  zh: { ...zhColumns, lists: zh.lists, payments: zhPayments },
  fa: { ...faColumns, lists: fa.lists, payments: faPayments },
  vi: { ...viColumns, lists: vi.lists, payments: viPayments },
}

/** The same of the office's books and log, in its languages. */
export const officeExportWords: Record<
  OfficeLanguage,
  { ledger: PhrasesLike<typeof ledgerRu.ledger>; audit: PhrasesLike<typeof auditRu.audit>; subject: PhrasesLike<typeof auditRu.subject> }
> = {
  ru: { ledger: ledgerRu.ledger, audit: auditRu.audit, subject: auditRu.subject },
  en: { ledger: ledgerEn.ledger, audit: auditEn.audit, subject: auditEn.subject },
}
