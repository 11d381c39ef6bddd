import { useTranslations } from 'use-intl'
import type { PriceLine } from '@anfilada/contract/orders/orders'
import { orderServices, ticketCategories } from '@anfilada/contract/orders/items'
import { useServiceName } from '../../catalogue/service-name.ts'

/** Vehicles and guides of the company itself are charged by the hour. */
const companyServices = ['transport', 'guide'] as const

/** The name of a price line; what the catalogue adds later and this version does not know keeps its own name. */
export function useLineLabel(): (line: Pick<PriceLine, 'kind' | 'item'>) => string {
  const t = useTranslations('catalogue')
  const name = useServiceName()
  return ({ kind, item }) => {
    const category = kind === 'ticket' ? ticketCategories.find((one) => one === item) : undefined
    if (category) return t(`ticket.${category}`)
    const service = kind === 'service' ? [...orderServices, ...companyServices].find((one) => one === item) : undefined
    return service ? name(service) : item
  }
}
