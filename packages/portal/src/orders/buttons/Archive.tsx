import { useTranslations } from 'use-intl'
import type { Order } from '@anfilada/contract/orders/orders'
import { OrderActButton, type ActLook } from '../OrderActButton.tsx'
import { useArchiving } from './use-archiving.ts'

export function Archive({ order, look }: { order: Order; look: ActLook }) {
  const t = useTranslations('orders')
  const { archive, busy } = useArchiving(order)
  return (
    <OrderActButton look={look} busy={busy} busyLabel={t('archiving')} onPress={archive}>
      {t('toArchive')}
    </OrderActButton>
  )
}
