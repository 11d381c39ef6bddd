import { useTranslations } from 'use-intl'
import type { Order, OrderData } from '@anfilada/contract/orders/orders'
import { equipmentItems, type OrderKind } from '@anfilada/contract/orders/items'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { StatusShape } from '@anfilada/ui/StatusBadge'
import { useServiceName } from '../shell/service-name.ts'

type Titled = Pick<Order, 'data' | 'info'>

/** Where the visit is; of the company's own services what is ordered, because they have no museum. */
export function useOrderTitle(): (order: Titled) => string {
  const t = useTranslations('kindFacts')
  return ({ data, info }) => {
    if (data.kind !== 'transport' && data.kind !== 'guide') return `${info.museum}, ${info.object || t('allObjects')}`
    return data.museum_id === null ? info.object : `${info.object}, ${info.museum}`
  }
}

/** What matters of an order of its kind beside the place, in one row; undefined where the place says all. */
export function useOrderDetail(): (order: Titled) => string | undefined {
  const equipment = useEquipment()
  const words = useTranslations()
  return ({ data }) => {
    if (data.kind === 'schedule') return words('queueFilter.kinds.schedule')
    if (data.kind === 'audio_guides') return equipment(data)
    if (data.kind === 'transport') return routeOf(data)
    return data.kind === 'guide' ? words('hourCount', { count: data.hours }) : undefined
  }
}

/** From where to where, as the customer wrote it. */
export function routeOf({ pickup, dropoff }: OrderData<'transport'>): string {
  return `${pickup} → ${dropoff}`
}

/** How many of what is lent. */
export function useEquipment(): (data: Order['data']) => string {
  const t = useTranslations('kindFacts')
  const name = useServiceName()
  return ({ services }) =>
    equipmentItems
      .flatMap((item) =>
        services
          .filter(({ service, quantity }) => service === item && quantity > 0)
          .map(({ quantity }) => t('pieces', { name: name(item), count: String(quantity) })),
      )
      .join(', ')
}

/** What the place of a confirmation is called: an entrance, or where a coach, a guide or equipment is met. */
export const placeWords = {
  museum_tickets: 'entrance',
  schedule: 'entrance',
  audio_guides: 'desk',
  transport: 'pickup',
  guide: 'meeting',
} as const satisfies Record<OrderKind, string>

/** Every status has its badge; a new one does not compile without. */
export const statusShapes: Record<OrderStatus, StatusShape> = {
  in_processing: 'processing',
  confirmed: 'confirmed',
  waiting_list: 'waiting',
  rejected: 'rejected',
  cancelled: 'cancelled',
}
