import type { ReactNode } from 'react'
import { ScreenFrame } from '@anfilada/browser/ScreenFrame'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { HistoryPage } from '../history/HistoryPage.tsx'
import { PaymentLinkPage } from '../by-link/PaymentLinkPage.tsx'
import { PaymentPage } from './PaymentPage.tsx'
import { RevisePage } from '../reconciling/RevisePage.tsx'
import { usePaymentNews } from '../use-payment-news.ts'
import { ConfirmationPage } from '../waiting/ConfirmationPage.tsx'
import { WechatPage } from '../WechatPage.tsx'
import { inTime } from '../../shell/load-chunk.tsx'

/** The screens of payment, each with its words: one chunk. */
export const PaymentScreen = () => <Live page={<PaymentPage />} />
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

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/portal-payments/ru')),
  en: () => inTime(() => import('@anfilada/phrases/portal-payments/en')),
  zh: () => inTime(() => import('@anfilada/phrases/portal-payments/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/portal-payments/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/portal-payments/vi')),
}

/** The words of paying, which no other page has to load. */
export function PaymentWords({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={phrases}>{children}</WithPhrases>
}
