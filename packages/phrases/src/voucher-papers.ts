import { localOf } from '@anfilada/contract/dates'
import { dayFormats } from '@anfilada/contract/formats'
import type { Language } from '@anfilada/contract/languages'
import type { HeadCategory } from '@anfilada/contract/vouchers/voucher-status'
import { en as enCatalogue } from './catalogue/en.ts'
import { fa as faCatalogue } from './catalogue/fa.ts'
import { ru as ruCatalogue } from './catalogue/ru.ts'
import { vi as viCatalogue } from './catalogue/vi.ts'
import { zh as zhCatalogue } from './catalogue/zh.ts'
import { equipmentName, type EquipmentNames } from './equipment-names.ts'
import { en } from './voucher-paper/en.ts'
import { fa } from './voucher-paper/fa.ts'
import { ru } from './voucher-paper/ru.ts'
import { vi } from './voucher-paper/vi.ts'
import { zh } from './voucher-paper/zh.ts'

/** What stands on vouchers, in the language of whoever holds them. */
export const voucherPaperWords: Record<Language, typeof ru> = { ru, en, zh, fa, vi }
const catalogues = { ru: ruCatalogue, en: enCatalogue, zh: zhCatalogue, fa: faCatalogue, vi: viCatalogue }

/** A sentence with its parts in their places. */
export function withParts(sentence: string, parts: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(parts[name] ?? place))
}

/** Adults are called so whether or not the order is sold by tickets. */
export function headWord(language: Language, category: HeadCategory): string {
  return catalogues[language].ticket[category === 'adult' ? 'common' : category]
}

/** Equipment by its own name, the rest in the words of the screens; what is not in the catalogue stands as it is. */
export function serviceWord(language: Language, service: string, equipment: EquipmentNames = []): string {
  const own = equipmentName(equipment, language, service)
  if (own !== undefined) return own
  const words: Readonly<Record<string, string>> = catalogues[language].service
  return Object.hasOwn(words, service) ? (words[service] ?? service) : service
}

/** среда, 20 мая 2026; for Persian readers the same day of their calendar beside. */
export function paperDays(language: Language, date: string): { day: string; otherDay: string | undefined } {
  return { day: dayFormats.fullDate(language, date), otherDay: language === 'fa' ? dayFormats.jalali(date) : undefined }
}

/** 20.05.2026 10:41 by the clocks of a zone: alike in all languages, for it must match the other sheets. */
export function paperMoment(at: Date | string, zone: string): string {
  const { date, time } = localOf(new Date(at), zone)
  return `${date.split('-').toReversed().join('.')} ${time.slice(0, 5)}`
}
