import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMay } from '@anfilada/browser/ability'
import { followNews } from '@anfilada/browser/follow-news'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'

// Apart from the other queries: the bar counts on every screen, and what the payments ask comes with them.

/** How many tasks wait for an accountant; undefined until it is known, and for those who may not see them. */
export function useOpenTasks(): number | undefined {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['payments', 'openTasks'],
    queryFn: async ({ signal }) => (await callAction('list_tasks', { limit: 1 }, { language, signal })).open,
    enabled: useMay()(['read', 'OfficePayment']),
  })
  return data
}

/** Reads all that is shown of payments anew, the number of open tasks too, when a payment, a refund or a task is told of. */
export function usePaymentNews(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const queryKey = ['payments']
    return followNews({ queries, queryKey, about: 'payment', readAnew: () => queries.invalidateQueries({ queryKey }) })
  }, [queries])
}
