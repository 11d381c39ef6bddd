import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followNews } from '@anfilada/browser/follow-news'

/** Reads all that is shown of payments anew, the number of open tasks too, when a payment, a refund or a task is told of. */
export function usePaymentNews(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const queryKey = ['payments']
    return followNews({ queries, queryKey, about: 'payment', readAnew: () => queries.invalidateQueries({ queryKey }) })
  }, [queries])
}
