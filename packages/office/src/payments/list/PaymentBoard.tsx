import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListBoard } from '../../shell/panes/ListBoard.tsx'
import { PaymentCard } from '../card/PaymentCard.tsx'
import { filterOf, type PaymentsFilter, type PaymentsSearch } from '../screens.ts'
import { paymentsQuery } from '../payments.queries.ts'
import { PaymentFilters } from './PaymentFilters.tsx'
import { PaymentRow } from './PaymentRow.tsx'

/** The payments and the chosen one beside them. What is chosen and how they are narrowed stands in the address. */
export function PaymentBoard({ search }: { search: PaymentsSearch }) {
  const t = useTranslations('payments')
  const { payment: chosen } = search
  const filter = filterOf(search)
  const navigate = useNavigate({ from: '/payments' })
  const query = useInfiniteQuery(paymentsQuery(filter, useLanguage().language))
  const rows = query.data?.pages.flatMap((page) => page.result) ?? []
  const customerName = rows.find(({ customer }) => customer.id === filter.customer)?.customer.name
  const narrow = (wanted: PaymentsFilter) => void navigate({ search: { ...wanted, ...(chosen && { payment: chosen }) }, replace: true })

  return (
    <ListBoard
      isPair
      name="payment"
      tools={<PaymentFilters filter={filter} customerName={customerName} onChange={narrow} />}
      query={query}
      rows={rows}
      renderRow={(payment) => <PaymentRow payment={payment} />}
      chosen={chosen}
      onChoose={(payment, replace = false) => void navigate({ search: { ...filter, payment }, replace })}
      word={(word) => t(word)}
    >
      {chosen !== undefined && <PaymentCard key={chosen} paymentId={chosen} list={filter} />}
    </ListBoard>
  )
}
