import { QueryClientProvider, QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ToastRegion } from '@anfilada/ui/ToastRegion'
import { clearToasts, showToast } from '@anfilada/ui/toasts'
import { SaidWhileTyping } from '../language/WithPhrases.tsx'
import { StaleLine } from './StaleLine.tsx'
import { watchNews } from '../live/live-news.ts'
import { useLive } from '../live/use-live.ts'
import { Unanswered } from '../server/http.ts'

/**
 * What every screen below the login stands in: queries and notices, which end with it, so that nothing is left for the next reader, and the
 * words of fields. `isLive`: hears the server's news.
 */
export function ScreenFrame({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  const t = useTranslations('shell')
  const [queries] = useState(createQueryClient)
  useLive(isLive)
  useEffect(() => watchNews(({ event }) => event === 'dropped' && showToast({ tone: 'error', text: t('newsDropped') })), [t])
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
      <ToastRegion label={t('notifications')} closeLabel={t('close')}>
        <StaleLine />
      </ToastRegion>
    </QueryClientProvider>
  )
}

/**
 * One more try when the line broke; a refusal, and thirty silent seconds, are told at once. What is read without a network fails and says so, and
 * is read when it is back: held until then, a page would look as if it were still coming.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (tries, error) => tries < 1 && error instanceof Unanswered && error.silence === 'noConnection',
      },
    },
  })
}
