import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import type { OfficeCustomer } from '@anfilada/contract/customers/office-customers'
import { Tag } from '@anfilada/ui/Tag'
import { ListBoard } from '../../shell/panes/ListBoard.tsx'
import { RowSide } from '../../shell/panes/ListPane.tsx'
import type { Asked } from '../card/CustomerActs.tsx'
import { CustomerCard } from '../card/CustomerCard.tsx'
import { customersQuery, orderCountsQuery } from '../customers.queries.ts'
import { readCustomersSearch, type CustomersSearch } from '../screens.ts'
import { CustomerFilters } from './CustomerFilters.tsx'
import { PeopleTabs } from './PeopleTabs.tsx'

/** The customers: a list to search, the chosen one beside it. What is chosen and how it is narrowed stands in the address. */
export function CustomersPage() {
  const t = useTranslations('customers')
  const keys = useTranslations('listKeys')
  usePageTitle(t('title'))
  const { customer: chosen, orders, ...filters } = useAddress(readCustomersSearch)
  const navigate = useNavigate({ from: '/customers' })
  const [asked, setAsked] = useState<Asked>()
  const { language } = useLanguage()
  const query = useInfiniteQuery(customersQuery(filters, language))
  const rows = query.data?.pages.flatMap((page) => page.result) ?? []
  const counts = useOrderCounts(query.data?.pages ?? [])
  const narrow = (wanted: CustomersSearch) => void navigate({ search: { ...wanted, ...(chosen && { customer: chosen }) }, replace: true })

  return (
    <ListBoard
      title={t('title')}
      name="customer"
      head={<PeopleTabs />}
      tools={<CustomerFilters filters={filters} onChange={narrow} />}
      query={query}
      rows={rows}
      renderRow={(customer) => <CustomerRow customer={customer} upcoming={counts.get(customer.id) ?? 0} />}
      chosen={chosen}
      onChoose={(customer, replace = false) => void navigate({ search: { ...filters, customer }, replace })}
      word={(word) => t(word)}
      acts={{ KeyT: () => setAsked('terms'), KeyL: () => setAsked('acting') }}
      actWords={[
        [['T'], keys('edit')],
        [['L'], keys('act')],
      ]}
    >
      {chosen !== undefined && <CustomerCard customerId={chosen} orders={orders} list={filters} asked={asked} onAsk={setAsked} />}
    </ListBoard>
  )
}

/** Orders to come of each listed customer, asked for page by page. */
function useOrderCounts(pages: readonly { result: readonly OfficeCustomer[] }[]): ReadonlyMap<number, number> {
  const { language } = useLanguage()
  const mayRead = useMay()(['read', 'OfficeOrder'])
  return useQueries({
    queries: pages.map(({ result }) => {
      const ids = result.map(({ id }) => id)
      return { ...orderCountsQuery(ids, language), enabled: mayRead && ids.length > 0 }
    }),
    combine: (answers) => new Map(answers.flatMap(({ data }) => [...(data ?? [])])),
  })
}

function CustomerRow({ customer, upcoming }: { customer: OfficeCustomer; upcoming: number }) {
  const t = useTranslations('customers')
  const who = [customer.inn && t('inn', { inn: customer.inn }), customer.email].filter(Boolean).join(' · ')
  return (
    <>
      <span>
        <b>{customer.name}</b>
        <small>{who || t(`kinds.${customer.kind}`)}</small>
      </span>
      <RowSide>
        {customer.status === 'blocked' ? (
          <Tag tone="red">{t('statuses.blocked')}</Tag>
        ) : (
          // Most pay by invoice: only the others are told.
          <span>{customer.settlement === 'invoice' ? '\u00a0' : t(`settlements.${customer.settlement}`)}</span>
        )}
        {/* The counts come after the rows, whose height they are part of. */}
        <small key={upcoming}>{upcoming > 0 ? t('upcoming', { count: upcoming }) : '\u00a0'}</small>
      </RowSide>
    </>
  )
}
