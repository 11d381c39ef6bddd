import type { ReactNode } from 'react'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { inTime } from '../shell/load-chunk.tsx'

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/publications/ru')),
  en: () => inTime(() => import('@anfilada/phrases/publications/en')),
  zh: () => inTime(() => import('@anfilada/phrases/publications/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/publications/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/publications/vi')),
}

/** The words around what editors wrote. */
export function PublicationWords({ children }: { children: ReactNode }) {
  return (
    <WithPhrases part="publications" phrases={phrases}>
      {children}
    </WithPhrases>
  )
}
