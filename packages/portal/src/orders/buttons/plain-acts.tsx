import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Order } from '@anfilada/contract/orders/orders'
import { actLinkClass } from '@anfilada/ui/act-link'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import type { ActLook } from '../OrderActButton.tsx'

type Props = { order: Order; look: ActLook }

export function PayLink({ order: { id }, look }: Props) {
  const t = useTranslations('orders')
  return (
    <Link to="/payment" search={{ vouchers: String(id) }} className={look === 'row' ? actLinkClass : buttonLinkClass('primary')}>
      {t('pay')}
    </Link>
  )
}

export function EditLink({ order: { id }, look }: Props) {
  const t = useTranslations('orders')
  return (
    <Link to="/upcoming/edit" search={{ id }} className={look === 'row' ? actLinkClass : buttonLinkClass('secondary')}>
      {t('toEdit')}
    </Link>
  )
}
