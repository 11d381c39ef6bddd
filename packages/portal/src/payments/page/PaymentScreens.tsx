import type { ReactNode } from 'react'
import { ScreenFrame } from '@anfilada/browser/ScreenFrame'
import { WithPhrases } from '@anfilada/browser/WithPhrases'
import { HistoryPage } from '../history/HistoryPage.tsx'
import { PaymentLinkPage } from '../by-link/PaymentLinkPage.tsx'
import { PaymentPage, usePayable } from './PaymentPage.tsx'
import { RevisePage } from '../reconciling/RevisePage.tsx'
import { paymentPhrases } from '../phrases.ts'
import { usePaymentNews } from '../use-payment-news.ts'
import { ConfirmationPage } from '../waiting/ConfirmationPage.tsx'
import { WechatPage } from '../WechatPage.tsx'

/** The screens of payment, each with its words: one chunk. */
export function PaymentScreen() {
  // Asked for before the words are here.
  const offered = usePayable()
  return <Live page={<PaymentPage offered={offered} />} />
}
export const ConfirmationScreen = () => <Live page={<ConfirmationPage />} />
export const HistoryScreen = () => <Live page={<HistoryPage />} />
export const ReviseScreen = () => <Live page={<RevisePage />} />
export const WechatScreen = () => <Live page={<WechatPage />} />

/** Outside of the content layout, which has the frame of all other screens; nothing is told by news to who has only a link. */
export function PaymentLinkScreen() {
  return (
    <ScreenFrame isLive={false}>
      <PaymentWords>
        <PaymentLinkPage />
      </PaymentWords>
    </ScreenFrame>
  )
}

function Live({ page }: { page: ReactNode }) {
  usePaymentNews()
  return <PaymentWords>{page}</PaymentWords>
}

/** The words of paying, which no other page has to load. */
export function PaymentWords({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={paymentPhrases}>{children}</WithPhrases>
}
