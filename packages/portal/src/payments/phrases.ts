import type { MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.tsx'

/** The words of paying, which no other page has to load. */
export const paymentPhrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/portal-payments/ru')),
  en: () => inTime(() => import('@anfilada/phrases/portal-payments/en')),
  zh: () => inTime(() => import('@anfilada/phrases/portal-payments/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/portal-payments/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/portal-payments/vi')),
}
