import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { PhrasesLike } from './phrase-shape.ts'
import { en } from './price-sheet/en.ts'
import { ru } from './price-sheet/ru.ts'

/** The sheet in which staff change prices, in the office's languages; either is read back. */
export const priceSheetPhrases: Record<OfficeLanguage, PhrasesLike<typeof ru>> = { ru, en }
