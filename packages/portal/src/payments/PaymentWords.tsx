import type { ReactNode } from 'react'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.ts'

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/portal-payments/ru')),
  en: () => inTime(() => import('@anfilada/phrases/portal-payments/en')),
  zh: () => inTime(() => import('@anfilada/phrases/portal-payments/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/portal-payments/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/portal-payments/vi')),
}

/** The words of paying, which no other page has to load. */
export function PaymentWords({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={phrases}>{children}</WithPhrases>
}
