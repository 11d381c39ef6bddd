import type { Language } from '@anfilada/contract/languages'
import { en as catalogueEn } from './catalogue/en.ts'
import { fa as catalogueFa } from './catalogue/fa.ts'
import { ru as catalogueRu } from './catalogue/ru.ts'
import { vi as catalogueVi } from './catalogue/vi.ts'
import { zh as catalogueZh } from './catalogue/zh.ts'
import type { PhrasesLike } from './phrase-shape.ts'
import { en } from './price-files/en.ts'
import { fa } from './price-files/fa.ts'
import { ru } from './price-files/ru.ts'
import { vi } from './price-files/vi.ts'
import { zh } from './price-files/zh.ts'

export type PriceFilePhrases = PhrasesLike<typeof ru>
export const priceFilePhrases: Record<Language, PriceFilePhrases> = { ru, en, zh, fa, vi }

type Sold = Pick<PhrasesLike<typeof catalogueRu>, 'category' | 'ticket' | 'service' | 'museum' | 'object'>
/** The words of the screens for what is sold, and to whom. */
export const soldPhrases: Record<Language, Sold> = { ru: catalogueRu, en: catalogueEn, zh: catalogueZh, fa: catalogueFa, vi: catalogueVi }
