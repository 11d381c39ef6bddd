import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { Refused } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { Empty } from '@anfilada/ui/Empty'
import { ArrowBackIcon } from '@anfilada/ui/icons'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { CustomerPayments } from '../../payments/CustomerPayments.tsx'
import board from '../../shell/panes/Board.module.css'
import { customerQuery } from '../customers.queries.ts'
import type { CustomersSearch } from '../screens.ts'
import { CustomerActs, type Asked } from './CustomerActs.tsx'
import { CustomerContext } from './CustomerContext.tsx'
import { CustomerHead } from './CustomerHead.tsx'
import { CustomerMembers } from './CustomerMembers.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'

type Props = {
  customerId: number
  archived: boolean
  /** The list that the reader comes back to. */
  list: CustomersSearch
  asked: Asked | undefined
  onAsk: (asked: Asked | undefined) => void
}

/** The chosen customer: orders and members in the middle, terms, requisites and history beside them. */
export function CustomerCard({ customerId, archived, list, asked, onAsk }: Props) {
  const t = useTranslations('customers')
  const shell = useTranslations('shell')
  const mayReadPayments = useMay()(['read', 'OfficePayment'])
  const { data: customer, error, isFetching, refetch } = useQuery(customerQuery(customerId, useLanguage().language))
  return (
    <>
      <section className={board.card} aria-label={t('card.title')} aria-busy={isFetching}>
        <Link to="/customers" search={list} className={board.back}>
          <ArrowBackIcon />
          {t('back')}
        </Link>
        {customer && (
          <>
            <CustomerHead customer={customer} />
            <CustomerActs key={customer.id} customer={customer} asked={asked} onAsk={onAsk} />
            <CustomerOrders key={`orders ${customer.id}`} customerId={customer.id} archived={archived} />
            {mayReadPayments && <CustomerPayments customerId={customer.id} />}
            <CustomerMembers customer={customer} />
          </>
        )}
        {error && <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!customer && !error && <SkeletonRows rows={4} label={shell('loading')} />}
      </section>
      <aside className={board.context} aria-label={t('card.terms')}>
        {customer && <CustomerContext customer={customer} onAsk={onAsk} />}
      </aside>
    </>
  )
}

function CardFailure({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const t = useTranslations('customers.card')
  if (error instanceof Refused && error.code === 'customer_not_found') return <Empty drawing="no-orders" title={error.message} isAlert />
  return <ListFailed title={t('failed')} error={error} busy={busy} onRetry={onRetry} />
}
