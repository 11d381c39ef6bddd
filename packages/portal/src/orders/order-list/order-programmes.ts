import type { Order } from '@anfilada/contract/orders/orders'
import { type OrderDay, upcomingDays } from './order-days.ts'

/** `id` null: orders that were placed by themselves. */
export type OrderProgramme = { id: number | null; days: OrderDay[]; orders: readonly Order[]; next: string }

/** Orders under their programmes by day, also those past: the one whose next visit is nearest first; those without one at the end. */
export function programmesOf(orders: readonly Order[], today: string): OrderProgramme[] {
  const groups = Map.groupBy(orders, ({ info }) => info.programme_id)
  const programmes = [...groups].map(([id, own]) => {
    const { coming, past } = upcomingDays(own, today)
    return { id, orders: own, days: [...past.toReversed(), ...coming], next: (coming[0] ?? past[0])?.date ?? '' }
  })
  return programmes.sort((one, other) => Number(one.id === null) - Number(other.id === null) || compare(one.next, other.next))
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
