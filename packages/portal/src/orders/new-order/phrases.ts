import type { MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../../shell/load-chunk.tsx'

/** The words of the order forms, which no other page has to load. */
export const orderFormPhrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/portal-order-forms/ru')),
  en: () => inTime(() => import('@anfilada/phrases/portal-order-forms/en')),
  zh: () => inTime(() => import('@anfilada/phrases/portal-order-forms/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/portal-order-forms/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/portal-order-forms/vi')),
}
