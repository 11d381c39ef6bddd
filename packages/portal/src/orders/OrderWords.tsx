import type { ReactNode } from 'react'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.tsx'
import { orderFormPhrases } from './new-order/phrases.ts'

const ofPages: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/portal-order-pages/ru')),
  en: () => inTime(() => import('@anfilada/phrases/portal-order-pages/en')),
  zh: () => inTime(() => import('@anfilada/phrases/portal-order-pages/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/portal-order-pages/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/portal-order-pages/vi')),
}

/** The words of one order's pages and of a programme's, which the list need not load. */
export function OrderPageWords({ before, children }: { before?: ReactNode; children: ReactNode }) {
  return (
    <WithPhrases phrases={ofPages} before={before}>
      {children}
    </WithPhrases>
  )
}

/** The words of the order forms, which no other page has to load. */
export function OrderFormWords({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={orderFormPhrases}>{children}</WithPhrases>
}
