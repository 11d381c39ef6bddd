import type { ReactNode } from 'react'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.tsx'

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/portal-information/ru')),
  en: () => inTime(() => import('@anfilada/phrases/portal-information/en')),
  zh: () => inTime(() => import('@anfilada/phrases/portal-information/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/portal-information/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/portal-information/vi')),
}

/** The words about the company, for its page and for every footer. */
export function InformationWords({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={phrases}>{children}</WithPhrases>
}
