import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CustomerFilter } from './CustomerFilter.tsx'
import { type Paged, PagedView, rowsOf } from './PagedView.tsx'
import type { PaymentsPart, PaymentsSearch } from './screens.ts'

type Props<R> = {
  view: 'money' | 'links'
  query: Paged<R>
  search: PaymentsSearch
  onChange: (part: PaymentsPart) => void
  /** Beside the choice of a customer. */
  aside?: ReactNode
  children: (row: R) => ReactNode
}

/** A view of what all customers have, or one of them. */
export function CustomersView<R extends { customer: { name: string } }>({ view, query, search, onChange, aside, children }: Props<R>) {
  const t = useTranslations(`payments.${view}`)
  const words = { lead: t('lead'), list: t('list'), failed: t('failed'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }
  const name = rowsOf(query)[0]?.customer.name
  return (
    <PagedView
      query={query}
      words={words}
      isNarrowed={search.customer !== undefined}
      narrow={
        <>
          <CustomerFilter isInBar customer={search.customer} name={name} onPick={(customer) => onChange({ customer })} />
          {aside}
        </>
      }
    >
      {children}
    </PagedView>
  )
}
