import type { Emblem } from '../catalogue.ts'
import type { Order } from './orders.ts'

/** The museum's drawing; a coach and a guide without a museum have drawings of their own. */
export function emblemOf({ data, info }: Pick<Order, 'data' | 'info'>): Emblem | 'bus' | 'guide' {
  if (data.kind === 'transport') return 'bus'
  return data.kind === 'guide' && data.museum_id === null ? 'guide' : info.emblem
}
