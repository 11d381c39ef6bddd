import { useTranslations } from 'use-intl'
import type { Order, OrderData } from '@anfilada/contract/orders/orders'

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

/** How many sets and audio guides, in words. */
export function useEquipment(): (data: Order['data']) => string {
  const t = useTranslations('kindFacts')
  return ({ services }) =>
    services
      .filter(({ quantity }) => quantity > 0)
      .flatMap(({ service, quantity }) => {
        if (service === 'multicast_audio_system') return [t('sets', { count: quantity })]
        return service === 'ag' ? [t('audioGuides', { count: quantity })] : []
      })
      .join(', ')
}
