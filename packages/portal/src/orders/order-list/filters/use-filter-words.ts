import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { Order } from '@anfilada/contract/orders/orders'
import { noGuide, valuesOf, type ChoiceName, type FilterName, type OrderFilters } from '@anfilada/contract/orders/order-filters'
import { optionsOf } from './order-filters.ts'

/** Names of filters and of what they may be set to. */
export function useFilterWords() {
  const t = useTranslations('orders')
  const formats = useFormats()
  const values: Record<ChoiceName, (value: string, sample: Order | undefined) => string> = {
    status: (value) => t(`status.${value as Order['info']['status']}`),
    museum: (value, sample) => sample?.info.museum ?? value,
    kind: (value) => t(`kind.${value as Order['data']['kind']}`),
    guide: (value) => (value === noGuide ? t('upcoming.noGuide') : value),
  }
  const nameOf = (name: FilterName) => t(`upcoming.${name}`)
  return {
    nameOf,
    valueOf: (name: ChoiceName, value: string, sample?: Order) => values[name](value, sample),
    /** "Museum: Hermitage", for a filter that is on; the museum's name is known from any order of it. */
    chosen: (name: FilterName, filters: OrderFilters, orders: readonly Order[]) => {
      if (name === 'unpaid') return nameOf(name)
      const options = optionsOf(orders, {}, name)
      const names = valuesOf(filters, name).map((value) => values[name](value, options.find((option) => option.value === value)?.sample))
      return t('upcoming.chosen', { filter: nameOf(name), name: formats.list(names) })
    },
  }
}
