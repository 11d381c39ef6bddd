import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { watchNews } from './live-news.ts'

/** What was told since the last reading: the newest topic of each order or payment (0: of none, and of a message in a general thread). */
export type Told = ReadonlyMap<number, string>
type About = 'order' | 'payment' | 'message'
type Following = { queries: QueryClient; queryKey: QueryKey; readAnew: (told: Told) => Promise<void>; about?: About }

/**
 * Reads anew what is told until the returned function is called. One reading at a time: what is told during one waits for the
 * next, so a busy hour cannot keep a long list from ever arriving. After a gap in the stream everything below the key is read.
 */
export function followNews({ queries, queryKey, readAnew, about = 'order' }: Following): () => void {
  let told = new Map<number, string>()
  let isReading = false

  async function readAll(): Promise<void> {
    if (isReading) return
    isReading = true
    while (told.size > 0) {
      const gathered = told
      told = new Map()
      await readAnew(gathered)
    }
    isReading = false
  }

  return watchNews((news) => {
    if (news.event === 'dropped' || news.event === 'publication') return
    if (news.event !== 'ready') {
      if (news.event !== about) return
      told.set((news.event === 'payment' ? news.paymentId : news.orderId) ?? 0, news.topic)
      void readAll()
    } else if (news.resumed) {
      // The line is back: what failed for want of it can be read now.
      void queries.refetchQueries({ queryKey, type: 'active', predicate: hasFailed })
    } else {
      void queries.invalidateQueries({ queryKey })
    }
  })
}

function hasFailed({ state }: Query): boolean {
  return state.status === 'error'
}
