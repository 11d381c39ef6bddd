import type { ReactNode } from 'react'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.tsx'

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/portal-messages/ru')),
  en: () => inTime(() => import('@anfilada/phrases/portal-messages/en')),
  zh: () => inTime(() => import('@anfilada/phrases/portal-messages/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/portal-messages/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/portal-messages/vi')),
}

/** The words of messages, which come with the first screen that shows any. */
export function MessageWords({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={phrases}>{children}</WithPhrases>
}
