import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'
import { Button } from '@anfilada/ui/Button'
import { Chip } from '@anfilada/ui/Chip'
import { FilterMany } from '@anfilada/ui/FilterMany'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { FilterIcon } from '@anfilada/ui/icons'
import { filtersOf, readUpcomingSearch } from '../../orders-search.ts'
import { type ChoiceName, filtersOn, isUnpaid, type OrderFilters as Filters, valuesOf } from '@anfilada/contract/orders/order-filters'
import { doors } from '../../marks.tsx'
import { filterOrders, optionsOf, without } from './order-filters.ts'
import styles from './OrderFilters.module.css'
import { useFilterWords } from './use-filter-words.ts'

const choices: readonly ChoiceName[] = ['status', 'museum', 'kind', 'guide']

type Props = { orders: readonly Order[]; filters: Filters; onChange: (filters: Filters) => void }

/** What is shown: all, unpaid, or by a choice; on a phone behind one button that says how many are on. */
export function OrderFilters({ orders, filters, onChange }: Props) {
  const t = useTranslations('orders')
  const [isOpen, setOpen] = useState(false)
  const on = filtersOn(filters).length
  const unpaid = filterOrders(orders, without(filters, 'unpaid')).filter(isUnpaid).length
  return (
    <>
      <span className="only-m">
        <Button icon={<FilterIcon />} isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {on > 0 ? t('upcoming.filtersOn', { count: String(on) }) : t('upcoming.filters')}
        </Button>
      </span>
      <div role="group" aria-label={t('upcoming.filters')} className={styles.filters} data-open={isOpen || undefined}>
        <Chip isPressed={on === 0} count={orders.length} onPress={() => onChange({})}>
          {t('upcoming.all')}
        </Chip>
        {(unpaid > 0 || filters.unpaid) && (
          <Chip
            isPressed={filters.unpaid === true}
            count={unpaid}
            onPress={() => onChange(filters.unpaid ? without(filters, 'unpaid') : { ...filters, unpaid: true })}
          >
            {t('upcoming.unpaid')}
          </Chip>
        )}
        {choices.map((name) => (
          <ChoiceFilter key={name} name={name} orders={orders} filters={filters} onChange={onChange} />
        ))}
      </div>
    </>
  )
}

/** Absent where all orders are alike: there is nothing to choose. */
function ChoiceFilter({ name, orders, filters, onChange }: Props & { name: ChoiceName }) {
  const words = useFilterWords()
  const values = valuesOf(filters, name)
  const found = optionsOf(orders, filters, name)
  if (values.length === 0 && found.length < 2) return null
  const unlisted = values.filter((value) => !found.some((option) => option.value === value))
  const options = [...unlisted.map((value) => ({ value, count: undefined, sample: undefined })), ...found].map(
    ({ value, count, sample }) => ({
      value,
      label: words.valueOf(name, value, sample),
      status: name === 'status' ? doors[value as OrderStatus] : undefined,
      count,
    }),
  )
  const filtersWith = (next: string | readonly string[]) => filtersOf(readUpcomingSearch({ ...without(filters, name), [name]: next }))
  const common = { label: words.nameOf(name), options }
  if (name === 'guide') {
    return <FilterSelect {...common} value={values[0] ?? ''} onChange={(next) => onChange(filtersWith(next))} />
  }
  return (
    <FilterMany
      {...common}
      values={values}
      resultOf={(next) => filterOrders(orders, filtersWith(next)).length}
      onChange={(next) => onChange(filtersWith(next))}
    />
  )
}
