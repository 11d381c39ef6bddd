import type { MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.tsx'

export const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/exports/ru')),
  en: () => inTime(() => import('@anfilada/phrases/exports/en')),
  zh: () => inTime(() => import('@anfilada/phrases/exports/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/exports/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/exports/vi')),
}
