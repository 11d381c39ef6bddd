import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followNews } from '@anfilada/browser/follow-news'

/** Reads what stands below the key anew whenever an order is told of: it may have taken places, equipment or an answer. */
export function useReadAnew(first: string, second?: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const queryKey = second === undefined ? [first] : [first, second]
    return followNews({ queries, queryKey, readAnew: () => queries.invalidateQueries({ queryKey }) })
  }, [queries, first, second])
}
