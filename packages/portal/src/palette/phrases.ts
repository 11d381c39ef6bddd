import type { MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.tsx'

export const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/palette/ru')),
  en: () => inTime(() => import('@anfilada/phrases/palette/en')),
  zh: () => inTime(() => import('@anfilada/phrases/palette/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/palette/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/palette/vi')),
}
