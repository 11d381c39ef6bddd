import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { OfficeCustomer } from '@anfilada/contract/accounts/office-customers'
import { Empty } from '@anfilada/ui/Empty'
import { Tag } from '@anfilada/ui/Tag'
import { stepFrom } from '../../orders/queue/neighbours.ts'
import { ScreenKeysBar } from '../../shell/keys/ScreenKeysBar.tsx'
import { useScreenKeys } from '../../shell/keys/use-screen-keys.ts'
import board from '../../shell/panes/Board.module.css'
import { ListPane, RowSide } from '../../shell/panes/ListPane.tsx'
import { focusSearch } from '../../shell/panes/SearchField.tsx'
import type { Asked } from '../card/CustomerActs.tsx'
import { CustomerCard } from '../card/CustomerCard.tsx'
import { customersQuery, orderCountsQuery } from '../customers.queries.ts'
import { readCustomersSearch, type CustomersSearch } from '../customers-search.ts'
import { CustomerFilters } from './CustomerFilters.tsx'
import { PeopleTabs } from './PeopleTabs.tsx'

/** The customers: a list to search, the chosen one beside it. What is chosen and how it is narrowed stands in the address. */
export function CustomersPage() {
  const t = useTranslations('customers')
  usePageTitle(t('title'))
  const { customer: chosen, orders, ...filters } = readCustomersSearch(useSearch({ from: '/office/customers' }))
  const navigate = useNavigate({ from: '/customers' })
  const [asked, setAsked] = useState<Asked>()
  const { language } = useLanguage()
  const query = useInfiniteQuery(customersQuery(filters, language))
  const rows = query.data?.pages.flatMap((page) => page.result) ?? []
  const ids = rows.map(({ id }) => id)
  const counts = useOrderCounts(query.data?.pages ?? [])

  function choose(customer: number | undefined, replace = false) {
    if (customer !== undefined) void navigate({ search: { ...filters, customer }, replace })
  }
  const narrow = (wanted: CustomersSearch) => void navigate({ search: { ...wanted, ...(chosen && { customer: chosen }) }, replace: true })

  useScreenKeys({
    KeyJ: () => choose(stepFrom(ids, chosen, 1), true),
    KeyK: () => choose(stepFrom(ids, chosen, -1), true),
    Slash: focusSearch,
    KeyT: () => setAsked('terms'),
    KeyL: () => setAsked('acting'),
  })

  return (
    <>
      <main id="content" className={chosen === undefined ? board.board : `${board.board} ${board.opened}`}>
        <h1 className="sr">{t('title')}</h1>
        <ListPane
          name="customer"
          head={<PeopleTabs />}
          tools={<CustomerFilters filters={filters} onChange={narrow} />}
          query={query}
          rows={rows}
          chosen={chosen}
          words={useListWords()}
          onChoose={choose}
        >
          {(customer) => <CustomerRow customer={customer} upcoming={counts.get(customer.id) ?? 0} />}
        </ListPane>
        {chosen === undefined ? (
          <div className={board.nothing}>
            {rows.length > 0 && <Empty drawing="no-orders" title={t('noneTitle')} text={t('noneText')} />}
          </div>
        ) : (
          <CustomerCard customerId={chosen} archived={orders === 'archived'} list={filters} asked={asked} onAsk={setAsked} />
        )}
      </main>
      <KeysOfCustomers />
    </>
  )
}

function useListWords() {
  const t = useTranslations('customers')
  return {
    list: t('list'),
    failed: t('failed'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    more: t('more'),
    loadingMore: t('loadingMore'),
  }
}

/** Open orders of each listed customer, asked for page by page. */
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
          <span>{t(`settlements.${customer.settlement}`)}</span>
        )}
        {upcoming > 0 && <small>{t('upcoming', { count: upcoming })}</small>}
      </RowSide>
    </>
  )
}

function KeysOfCustomers() {
  const t = useTranslations('listKeys')
  return (
    <ScreenKeysBar
      keys={[
        [['J', 'K'], t('walk')],
        [['/'], t('search')],
        [['T'], t('edit')],
        [['L'], t('act')],
      ]}
    />
  )
}
