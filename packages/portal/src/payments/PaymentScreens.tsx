import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { createQueryClient } from '@anfilada/browser/query-client'
import { HistoryPage } from './history/HistoryPage.tsx'
import { PaymentLinkPage } from './by-link/PaymentLinkPage.tsx'
import { PaymentPage } from './paying/PaymentPage.tsx'
import { PaymentWords } from './PaymentWords.tsx'
import { usePaymentNews } from './use-payment-news.ts'
import { ConfirmationPage } from './waiting/ConfirmationPage.tsx'
import { WechatPage } from './WechatPage.tsx'

/** The screens of payment, each with its words: one chunk. */
export const PaymentScreen = () => <Live page={<PaymentPage />} />
export const ConfirmationScreen = () => <Live page={<ConfirmationPage />} />
export const HistoryScreen = () => <Live page={<HistoryPage />} />
export const WechatScreen = () => <Live page={<WechatPage />} />

/** Outside of the content layout, which has the questions of all other screens: what a link's holder asks is forgotten with its page. */
export function PaymentLinkScreen() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <PaymentWords>
        <PaymentLinkPage />
      </PaymentWords>
    </QueryClientProvider>
  )
}

function Live({ page }: { page: ReactNode }) {
  usePaymentNews()
  return <PaymentWords>{page}</PaymentWords>
}
