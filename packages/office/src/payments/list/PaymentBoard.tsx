import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Empty } from '@anfilada/ui/Empty'
import { stepFrom } from '../../orders/queue/neighbours.ts'
import { ScreenKeysBar } from '../../shell/keys/ScreenKeysBar.tsx'
import { useScreenKeys } from '../../shell/keys/use-screen-keys.ts'
import board from '../../shell/panes/Board.module.css'
import { ListPane } from '../../shell/panes/ListPane.tsx'
import { focusSearch } from '../../shell/panes/SearchField.tsx'
import { PaymentCard } from '../card/PaymentCard.tsx'
import { filterOf, type PaymentsFilter, type PaymentsSearch } from '../payments-search.ts'
import { paymentsQuery } from '../payments.queries.ts'
import { PaymentFilters } from './PaymentFilters.tsx'
import { PaymentRow } from './PaymentRow.tsx'

/** The payments and the chosen one beside them. What is chosen and how they are narrowed stands in the address. */
export function PaymentBoard({ search }: { search: PaymentsSearch }) {
  const t = useTranslations('payments')
  const keys = useTranslations('listKeys')
  const { payment: chosen } = search
  const filter = filterOf(search)
  const navigate = useNavigate({ from: '/payments' })
  const query = useInfiniteQuery(paymentsQuery(filter, useLanguage().language))
  const rows = query.data?.pages.flatMap((page) => page.result) ?? []
  const ids = rows.map(({ id }) => id)

  function choose(payment: number | undefined, replace = false) {
    if (payment !== undefined) void navigate({ search: { ...filter, payment }, replace })
  }
  const narrow = (wanted: PaymentsFilter) => void navigate({ search: { ...wanted, ...(chosen && { payment: chosen }) }, replace: true })
  useScreenKeys({
    KeyJ: () => choose(stepFrom(ids, chosen, 1), true),
    KeyK: () => choose(stepFrom(ids, chosen, -1), true),
    Slash: focusSearch,
  })

  return (
    <>
      <div className={`${board.board} ${board.pair} ${chosen === undefined ? '' : board.opened}`}>
        <ListPane
          name="payment"
          head={null}
          tools={
            <PaymentFilters
              filter={filter}
              customerName={rows.find(({ customer }) => customer.id === filter.customer)?.customer.name}
              onChange={narrow}
            />
          }
          query={query}
          rows={rows}
          chosen={chosen}
          words={useListWords()}
          onChoose={choose}
        >
          {(payment) => <PaymentRow payment={payment} />}
        </ListPane>
        {chosen === undefined ? (
          <div className={board.nothing}>
            {rows.length > 0 && <Empty drawing="no-orders" title={t('noneTitle')} text={t('noneText')} />}
          </div>
        ) : (
          <PaymentCard key={chosen} paymentId={chosen} list={filter} />
        )}
      </div>
      <ScreenKeysBar
        keys={[
          [['J', 'K'], keys('walk')],
          [['/'], keys('search')],
        ]}
      />
    </>
  )
}

function useListWords() {
  const t = useTranslations('payments')
  return {
    list: t('list'),
    failed: t('failed'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    more: t('more'),
    loadingMore: t('loadingMore'),
  }
}
