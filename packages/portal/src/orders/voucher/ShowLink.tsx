import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import type { Order } from '@anfilada/contract/orders/orders'
import { admits } from '@anfilada/contract/vouchers/voucher-status'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { QrIcon } from '@anfilada/ui/icons'

/** Whether an order has a voucher that its reader may show. */
export function useHasVouchers(): (order: Order) => boolean {
  const may = useMay()(['read', 'Voucher'])
  return ({ data, info }) => may && !info.archived && admits(data.kind, info.status)
}

export function useHasVoucher(order: Order): boolean {
  return useHasVouchers()(order)
}

/** To the screen that is held out at the door; the one act of a page, unless something is to be paid. */
export function ShowLink({ order }: { order: Order }) {
  const t = useTranslations('voucher')
  if (!useHasVoucher(order)) return null
  return (
    <Link
      to="/upcoming/show"
      search={{ id: order.id }}
      className={buttonLinkClass(order.info.allowed.includes('pay') ? 'secondary' : 'primary')}
    >
      <QrIcon />
      {t('show')}
    </Link>
  )
}
