import { type ReactNode, useEffect } from 'react'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { useQueryClient } from '@tanstack/react-query'
import { followNews } from '@anfilada/browser/follow-news'

const phrases = {
  ru: () => import('@anfilada/phrases/office-running/ru'),
  en: () => import('@anfilada/phrases/office-running/en'),
} as MorePhrases

/** The words of the screens by which the days are prepared, which no other screen has to load. */
export function RunningPhrases({ children }: { children: ReactNode }) {
  return <WithPhrases phrases={phrases}>{children}</WithPhrases>
}

/** Reads what stands below the key anew whenever an order is told of: it may have taken places, equipment or an answer. */
export function useReadAnew(first: string, second?: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const queryKey = second === undefined ? [first] : [first, second]
    return followNews({ queries, queryKey, readAnew: () => queries.invalidateQueries({ queryKey }) })
  }, [queries, first, second])
}
