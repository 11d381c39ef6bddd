import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followNews } from '@anfilada/browser/follow-news'

const placed = 'order.placed'

type QueueNews = {
  /** Orders that came while the screen was open and have not been opened since. */
  arrived: ReadonlySet<number>
  /** Those of the last reading, to be said aloud. */
  latest: readonly number[]
}

/** Reads the queue and the open order anew when something is told: any order may change the slots that the open one asks for. */
export function useQueueNews(open: number | undefined): QueueNews {
  const queries = useQueryClient()
  const [news, setNews] = useState<QueueNews>({ arrived: new Set(), latest: [] })
  useEffect(
    () =>
      followNews({
        queries,
        queryKey: ['orders'],
        readAnew: async (told) => {
          await queries.invalidateQueries({ queryKey: ['orders'] })
          const latest = [...told].filter(([, topic]) => topic === placed).map(([id]) => id)
          if (latest.length > 0) setNews(({ arrived }) => ({ arrived: new Set([...arrived, ...latest]), latest }))
        },
      }),
    [queries],
  )
  if (open !== undefined && news.arrived.has(open)) {
    setNews({ ...news, arrived: new Set([...news.arrived].filter((id) => id !== open)) })
  }
  return news
}
