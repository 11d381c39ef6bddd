import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { OrderAgain } from '../buttons/OrderAgain.tsx'
import { MoveTo } from '../needs/TakeTime.tsx'
import { useOtherTimeWords } from '../needs/use-other-time-words.ts'

/** Onward from an order that cannot be opened again: at the nearest time that has places for all, where there is one. */
export function Again({ order }: { order: OrderDetails }) {
  const t = useTranslations('orderFacts')
  const words = useOtherTimeWords()
  const { other_time: to } = order
  if (!useMay()(['create', 'Order'])) return null
  return (
    <OrderAgain order={order} look="main">
      {to ? t('pass.againAt', words(order, to)) : t('pass.again')}
    </OrderAgain>
  )
}

/** Another slot, without losing what the order says: the nearest that has places for all, and the form that has the others. */
export function OtherTime({ order }: { order: OrderDetails }) {
  const t = useTranslations('orderFacts')
  const words = useOtherTimeWords()
  const { id, info, other_time: to } = order
  if (!info.allowed.includes('edit')) return null
  return (
    <>
      {to && <MoveTo order={order} look="strip" words={t('pass.take', words(order, to))} />}
      <Link to="/upcoming/edit" search={{ id }} className={buttonLinkClass(to ? 'secondary' : 'primary')}>
        {t('pass.otherTime')}
      </Link>
    </>
  )
}
