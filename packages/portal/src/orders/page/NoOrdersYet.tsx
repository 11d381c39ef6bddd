import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { NoOrders } from '@anfilada/ui/drawings/NoOrders'
import { Empty } from '@anfilada/ui/Empty'

/** A list without orders: what to do, and the act that does it. */
export function NoOrdersYet({ action }: { action: ReactNode }) {
  const t = useTranslations('orders')
  return <Empty drawing={NoOrders} title={t('upcoming.emptyTitle')} text={t('upcoming.emptyText')} action={action} />
}
