import type { Language } from '@anfilada/contract/languages'
import { en as catalogueEn } from './catalogue/en.ts'
import { fa as catalogueFa } from './catalogue/fa.ts'
import { ru as catalogueRu } from './catalogue/ru.ts'
import { vi as catalogueVi } from './catalogue/vi.ts'
import { zh as catalogueZh } from './catalogue/zh.ts'
import { en } from './voucher-page/en.ts'
import { fa } from './voucher-page/fa.ts'
import { ru } from './voucher-page/ru.ts'
import { vi } from './voucher-page/vi.ts'
import { zh } from './voucher-page/zh.ts'

const catalogues = { ru: catalogueRu, en: catalogueEn, zh: catalogueZh, fa: catalogueFa, vi: catalogueVi }

/** The page that a voucher's code leads to, in words. */
export const voucherPageWords = { ru, en, zh, fa, vi } as const satisfies Record<Language, object>

/** Whom a voucher admits, by the price that each paid. */
export function headWord(language: Language, category: keyof typeof catalogueRu.ticket | 'adult'): string {
  return category === 'adult' ? voucherPageWords[language].adult : catalogues[language].ticket[category]
}
