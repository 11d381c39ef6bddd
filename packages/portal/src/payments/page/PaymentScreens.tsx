import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { createQueryClient } from '@anfilada/browser/query-client'
import { SaidWhileTyping } from '@anfilada/browser/SaidWhileTyping'
import { ToastRegion } from '@anfilada/ui/ToastRegion'
import { clearToasts } from '@anfilada/ui/toasts'
import { HistoryPage } from '../history/HistoryPage.tsx'
import { PaymentLinkPage } from '../by-link/PaymentLinkPage.tsx'
import { PaymentPage } from './PaymentPage.tsx'
import { PaymentWords } from '../PaymentWords.tsx'
import { usePaymentNews } from '../use-payment-news.ts'
import { ConfirmationPage } from '../waiting/ConfirmationPage.tsx'
import { WechatPage } from '../WechatPage.tsx'

/** The screens of payment, each with its words: one chunk. */
export const PaymentScreen = () => <Live page={<PaymentPage />} />
export const ConfirmationScreen = () => <Live page={<ConfirmationPage />} />
export const HistoryScreen = () => <Live page={<HistoryPage />} />
export const WechatScreen = () => <Live page={<WechatPage />} />

/** Outside of the content layout, which has the questions and notices of all other screens: those of a link go with its page. */
export function PaymentLinkScreen() {
  const t = useTranslations('shell')
  const [client] = useState(createQueryClient)
  useEffect(() => clearToasts, [])
  return (
    <QueryClientProvider client={client}>
      <PaymentWords>
        <SaidWhileTyping>
          <PaymentLinkPage />
        </SaidWhileTyping>
      </PaymentWords>
      <ToastRegion label={t('notifications')} closeLabel={t('close')} />
    </QueryClientProvider>
  )
}

function Live({ page }: { page: ReactNode }) {
  usePaymentNews()
  return <PaymentWords>{page}</PaymentWords>
}
