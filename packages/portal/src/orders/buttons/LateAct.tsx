import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { NeedyOrder } from '@anfilada/contract/orders/order-needs'
import { actLinkClass } from '@anfilada/ui/act-link'
import { useOtherTimeName } from '../needs/use-needs.ts'
import { Archive } from './Archive.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import { TakeTime } from '../needs/TakeTime.tsx'

/** What a row offers of an order that has no places, or no guide: few rows have it, so it comes after them. */
export function LateAct({ act, order }: { act: 'take' | 'guide' | 'again' | 'archive'; order: NeedyOrder }) {
  const t = useTranslations('orders')
  const needs = useTranslations('upcoming.needs')
  const name = useOtherTimeName()
  if (act === 'archive') return <Archive order={order} look="row" />
  if (act === 'take') return <TakeTime order={order} look="row" />
  if (act === 'guide') {
    return (
      <Link to="/upcoming/edit" search={{ id: order.id }} className={actLinkClass}>
        {needs('addGuide')}
      </Link>
    )
  }
  const { other_time: to } = order
  return (
    <OrderAgain order={order} look="row">
      {to ? needs('againAt', { slot: name(order, to) }) : t('again')}
    </OrderAgain>
  )
}
