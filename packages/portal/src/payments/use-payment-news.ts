import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followNews } from '@anfilada/browser/follow-news'
import { paymentsKey, prefetchKey } from './payments.queries.ts'

/** Reads what is shown of payments anew when one is told of; what can be paid, also when an order is. */
export function usePaymentNews(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const readAnew = (queryKey: readonly string[]) => () => queries.invalidateQueries({ queryKey })
    const stops = [
      followNews({ queries, queryKey: paymentsKey, about: 'payment', readAnew: readAnew(paymentsKey) }),
      followNews({ queries, queryKey: prefetchKey, readAnew: readAnew(prefetchKey) }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [queries])
}
