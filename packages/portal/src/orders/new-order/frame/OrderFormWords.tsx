import type { ReactNode } from 'react'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../../../shell/load-chunk.tsx'

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/portal-order-forms/ru')),
  en: () => inTime(() => import('@anfilada/phrases/portal-order-forms/en')),
  zh: () => inTime(() => import('@anfilada/phrases/portal-order-forms/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/portal-order-forms/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/portal-order-forms/vi')),
}

/** The words of the order forms, which no other page has to load. */
export function OrderFormWords({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={phrases}>{children}</WithPhrases>
}
