import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followNews } from '@anfilada/browser/follow-news'
import { concerns, ordersShown } from './order-readings.ts'

/** An order that looks different now, and the topic of the news that said so. */
export type OrderChange = { id: number; topic: string }
export type OrderChanges = { latest: readonly OrderChange[]; ids: ReadonlySet<number> }

/** Reads the shown orders anew when something is told about them; gives back which of them changed since the screen was opened. */
export function useOrderNews(): OrderChanges {
  const queries = useQueryClient()
  const [changes, setChanges] = useState<OrderChanges>({ latest: [], ids: new Set() })
  useEffect(() => {
    const readAnew = async (told: ReadonlyMap<number, string>) => {
      const before = ordersShown(queries)
      await queries.invalidateQueries({ queryKey: ['orders'], predicate: concerns(new Set(told.keys())) })
      const after = ordersShown(queries)
      const latest = [...told].filter(([id]) => before.get(id) !== after.get(id)).map(([id, topic]) => ({ id, topic }))
      if (latest.length > 0) setChanges(({ ids }) => ({ latest, ids: new Set([...ids, ...latest.map(({ id }) => id)]) }))
    }
    return followNews({ queries, queryKey: ['orders'], readAnew })
  }, [queries])
  return changes
}
