import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Order } from '@anfilada/contract/orders/orders'
import { actLinkClass } from '@anfilada/ui/act-link'
import { buttonLinkClass } from '@anfilada/ui/button-link'

type Props = { id: number; orders: readonly Order[]; look: 'row' | 'page' }

/** Leads to one payment for all of the programme that can be paid; nothing where this reader can pay none of it. */
export function PayProgramme({ id, orders, look }: Props) {
  const t = useTranslations('orders')
  if (!orders.some(({ info }) => info.allowed.includes('pay'))) return null
  return (
    <Link to="/payment" search={{ programme: id }} className={look === 'row' ? actLinkClass : buttonLinkClass('primary')}>
      {t('payAll')}
    </Link>
  )
}
