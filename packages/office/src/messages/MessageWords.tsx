import type { ReactNode } from 'react'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'

const phrases = {
  ru: () => import('@anfilada/phrases/office-messages/ru'),
  en: () => import('@anfilada/phrases/office-messages/en'),
} as MorePhrases

// Customers write in their own languages. The Chinese faces are a style sheet of their own: no other screen waits for them.
void import('@anfilada/ui/fonts-zh.css')

/** The words of messages, which come with the first screen that shows any. */
export function MessageWords({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={phrases}>{children}</WithPhrases>
}
