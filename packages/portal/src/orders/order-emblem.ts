import type { Order } from '@anfilada/contract/orders/orders'
import type { EmblemName } from '@anfilada/ui/Emblem'

/** The museum's drawing; a coach and a guide without a museum have drawings of their own. */
export function emblemOf({ data, info }: Pick<Order, 'data' | 'info'>): EmblemName {
  if (data.kind === 'transport') return 'bus'
  return data.kind === 'guide' && data.museum_id === null ? 'guide' : info.emblem
}
