import type { ReactNode } from 'react'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'

const phrases = {
  ru: () => import('@anfilada/phrases/office-audit/ru'),
  en: () => import('@anfilada/phrases/office-audit/en'),
} as MorePhrases

/** Brings the words of the log, which only what shows its entries has to load. */
export function AuditWords({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={phrases}>{children}</WithPhrases>
}
