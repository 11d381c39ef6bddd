import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { watchNews, type LiveNews } from '../../shell/live/live-news.ts'
import { concerns, hasFailed, ordersShown } from './order-readings.ts'

/** An order that looks different now, and the topic of the news that said so. */
export type OrderChange = { id: number; topic: string }
export type OrderChanges = { latest: readonly OrderChange[]; ids: ReadonlySet<number> }

/** Reads the shown orders anew when something is told about them; gives back which of them changed since the screen was opened. */
export function useOrderNews(): OrderChanges {
  const queries = useQueryClient()
  const [changes, setChanges] = useState<OrderChanges>({ latest: [], ids: new Set() })
  useEffect(() => {
    const reader = createReader(queries, (latest) =>
      setChanges(({ ids }) => ({ latest, ids: new Set([...ids, ...latest.map(({ id }) => id)]) })),
    )
    return watchNews(reader)
  }, [queries])
  return changes
}

/** One reading at a time: what is told during one waits for the next, so a busy hour cannot keep a long list from ever arriving. */
function createReader(queries: QueryClient, onChange: (changes: OrderChange[]) => void): (news: LiveNews) => void {
  let told = new Map<number, string>()
  let isReading = false

  async function readAnew(): Promise<void> {
    if (isReading) return
    isReading = true
    while (told.size > 0) {
      const topics = told
      told = new Map()
      const before = ordersShown(queries)
      await queries.invalidateQueries({ queryKey: ['orders'], predicate: concerns(new Set(topics.keys())) })
      const after = ordersShown(queries)
      const changed = [...topics].filter(([id]) => before.get(id) !== after.get(id)).map(([id, topic]) => ({ id, topic }))
      if (changed.length > 0) onChange(changed)
    }
    isReading = false
  }

  return (news) => {
    if (news.event === 'order') {
      told.set(news.orderId, news.topic)
      void readAnew()
    } else if (news.resumed) {
      // The line is back: what failed for want of it can be read now.
      void queries.refetchQueries({ queryKey: ['orders'], type: 'active', predicate: hasFailed })
    } else {
      void queries.invalidateQueries({ queryKey: ['orders'] })
    }
  }
}
