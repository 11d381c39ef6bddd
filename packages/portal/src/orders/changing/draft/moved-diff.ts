import type { OrderDiff } from '@anfilada/contract/orders/orders'
import type { Values } from './change-values.ts'

/** What differs between two readings of an order, as its history would tell it; slots are told by their day and hour. */
export function movedDiff({ before, now }: { before: Values; now: Values }): OrderDiff {
  const named = Object.keys(now) as (keyof Values)[]
  return Object.fromEntries(
    named.filter((field) => before[field] !== now[field]).map((field) => [field, { from: before[field] ?? null, to: now[field] }]),
  )
}
