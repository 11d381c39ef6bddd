import type { ReactNode } from 'react'
import { WithPhrases } from '@anfilada/browser/WithPhrases'
import { paymentPhrases } from '../phrases.ts'
import { usePaymentNews } from '../use-payment-news.ts'

/** A screen of payment with its words and its news. */
export function Live({ page }: { page: ReactNode }) {
  usePaymentNews()
  return <PaymentWords>{page}</PaymentWords>
}

/** The words of paying, which no other page has to load. */
export function PaymentWords({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={paymentPhrases}>{children}</WithPhrases>
}
