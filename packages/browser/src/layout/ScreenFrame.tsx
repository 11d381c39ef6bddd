import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ToastRegion } from '@anfilada/ui/ToastRegion'
import { clearToasts, showToast } from '@anfilada/ui/toasts'
import { SaidWhileTyping } from '../forms/SaidWhileTyping.tsx'
import { watchNews } from '../live/live-news.ts'
import { useLive } from '../live/use-live.ts'
import { createQueryClient } from '../server/query-client.ts'
import { usePrintInLight } from '../theme.ts'

/**
 * What every screen below the login stands in: queries and notices, which end with it, so that nothing is left for the next reader, and the
 * words of fields. `isLive`: hears the server's news.
 */
export function ScreenFrame({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  const t = useTranslations('shell')
  const [queries] = useState(createQueryClient)
  useLive(isLive)
  useEffect(() => watchNews(({ event }) => event === 'dropped' && showToast({ tone: 'error', text: t('newsDropped') })), [t])
  usePrintInLight()
  useEffect(
    () => () => {
      queries.clear()
      clearToasts()
    },
    [queries],
  )
  return (
    <QueryClientProvider client={queries}>
      <SaidWhileTyping>{children}</SaidWhileTyping>
      <ToastRegion label={t('notifications')} closeLabel={t('close')} />
    </QueryClientProvider>
  )
}
