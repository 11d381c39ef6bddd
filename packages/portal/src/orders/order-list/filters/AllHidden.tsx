import { useTranslations } from 'use-intl'
import type { Order } from '@anfilada/contract/orders/orders'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { NothingFound } from '@anfilada/ui/NothingFound'
import type { OrderFilters } from '@anfilada/contract/orders/order-filters'
import { hiddenBy, without } from './order-filters.ts'
import { useFilterWords } from './use-filter-words.ts'

type Props = { orders: readonly Order[]; filters: OrderFilters; onChange: (filters: OrderFilters) => void }

/** Nothing passes the filters: which of them hides how many, each taken off with one press. */
export function AllHidden({ orders, filters, onChange }: Props) {
  const t = useTranslations('orders')
  const words = useFilterWords()
  return (
    <NothingFound
      title={t('upcoming.hiddenTitle')}
      text={t('upcoming.hiddenText')}
      action={
        <>
          <ul>
            {hiddenBy(orders, filters).map(({ name, count }) => (
              <li key={name}>
                <ActButton onPress={() => onChange(without(filters, name))}>
                  {t('upcoming.hiddenBy', { filter: words.chosen(name, filters, orders), count: String(count) })}
                </ActButton>
              </li>
            ))}
          </ul>
          <Button variant="primary" onPress={() => onChange({})}>
            {t('upcoming.showAll', { count: String(orders.length) })}
          </Button>
        </>
      }
    />
  )
}
