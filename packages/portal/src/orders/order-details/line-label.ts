import { useTranslations } from 'use-intl'
import { orderServices, ticketCategories, type PriceLine } from '@anfilada/contract/orders/orders'

/** The name of a price line; what the catalogue adds later and this version does not know keeps its own name. */
export function useLineLabel(): (line: Pick<PriceLine, 'kind' | 'item'>) => string {
  const t = useTranslations('catalogue')
  return ({ kind, item }) => {
    const category = kind === 'ticket' ? ticketCategories.find((one) => one === item) : undefined
    if (category) return t(`ticket.${category}`)
    const service = kind === 'service' ? orderServices.find((one) => one === item) : undefined
    return service ? t(`service.${service}`) : item
  }
}
