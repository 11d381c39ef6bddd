import type { ReactNode } from 'react'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'

const phrases = {
  ru: () => import('@anfilada/phrases/office-payments/ru'),
  en: () => import('@anfilada/phrases/office-payments/en'),
} as MorePhrases

/** The words of payments, which no other screen has to load. */
export function PaymentPhrases({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={phrases}>{children}</WithPhrases>
}
