import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { CustomerThread } from '../../messages/lazily.tsx'
import { CustomerPayments } from '../../payments/CustomerPayments.tsx'
import board from '../../shell/panes/Board.module.css'
import { BackLink, OpenCard } from '../../shell/panes/OpenCard.tsx'
import { customerQuery } from '../customers.queries.ts'
import type { CustomersSearch } from '../screens.ts'
import { CustomerActs, type Asked } from './CustomerActs.tsx'
import { CustomerContext } from './CustomerContext.tsx'
import { CustomerHead } from './CustomerHead.tsx'
import { CustomerMembers } from './CustomerMembers.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'

type Props = {
  customerId: number
  /** Which of its orders are shown: without it those to come. */
  orders: CustomersSearch['orders']
  /** The list that the reader comes back to. */
  list: CustomersSearch
  asked: Asked | undefined
  onAsk: (asked: Asked | undefined) => void
}

/** The chosen customer: orders and members in the middle, terms, requisites and history beside them. */
export function CustomerCard({ customerId, orders, list, asked, onAsk }: Props) {
  const t = useTranslations('customers')
  const may = useMay()
  const query = useQuery(customerQuery(customerId, useLanguage().language))
  const customer = query.data
  return (
    <>
      <OpenCard
        title={t('card.title')}
        back={
          <BackLink to="/customers" search={list}>
            {t('back')}
          </BackLink>
        }
        query={query}
        absent={{ code: 'customer_not_found' }}
        failed={t('card.failed')}
      >
        {(open) => (
          <>
            <CustomerHead customer={open} />
            <CustomerActs key={open.id} customer={open} asked={asked} onAsk={onAsk} />
            <CustomerOrders key={`orders ${open.id}`} customerId={open.id} shown={orders} />
            {may(['read', 'OfficePayment']) && <CustomerPayments customerId={open.id} />}
            {may(['read', 'OfficeMessage']) && <CustomerThread customerId={open.id} name={open.name} />}
            <div data-behind>
              <CustomerMembers customer={open} />
            </div>
          </>
        )}
      </OpenCard>
      <aside className={board.context} aria-label={t('card.terms')}>
        {customer && <CustomerContext customer={customer} onAsk={onAsk} />}
      </aside>
    </>
  )
}
