import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useUnreadOf } from '../../messages/unread.tsx'

/** How much of an order's thread the reader has not read, and the way there. */
export function RowMessages({ orderId, className }: { orderId: number; className: string | undefined }) {
  const t = useTranslations('orders.live')
  const unread = useUnreadOf(orderId)
  if (unread === 0) return null
  return (
    <Link to="/messages" search={{ id: orderId }} className={className}>
      {t('messages', { count: unread })}
    </Link>
  )
}
