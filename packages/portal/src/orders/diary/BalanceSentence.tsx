import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { MoneySentence, sumsOf } from '@anfilada/browser/MoneySentence'
import type { Order } from '@anfilada/contract/orders/orders'
import { actLinkClass } from '@anfilada/ui/act-link'
import { useBalanceQuery } from './balance.queries.ts'
import { UseKept } from './UseKept.tsx'

/** How the customer stands, once it is known, and the way to the orders that are not paid. */
export function BalanceSentence({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('money')
  const { data } = useQuery(useBalanceQuery(orders, useLanguage().language))
  if (!data) return null
  return (
    <>
      <MoneySentence sums={sumsOf(data)} useKept={<UseKept kept={data.kept} orders={data.due_orders} />} />
      {data.due_total > 0 && (
        <Link to="/upcoming" search={{ unpaid: true }} className={actLinkClass}>
          {t('allUnpaid')}
        </Link>
      )}
    </>
  )
}
