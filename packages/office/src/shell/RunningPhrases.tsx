import type { ReactNode } from 'react'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'

const phrases = {
  ru: () => import('@anfilada/phrases/office-running/ru'),
  en: () => import('@anfilada/phrases/office-running/en'),
} as MorePhrases

/** The words of the screens by which the days are prepared, which no other screen has to load. */
export function RunningPhrases({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={phrases}>{children}</WithPhrases>
}
