import { useTranslations } from 'use-intl'
import type { Order } from '@anfilada/contract/orders/orders'
import { OrderActButton, type ActLook } from '../OrderActButton.tsx'
import { useLocating } from './use-locating.tsx'

/** On the day of the visit: where the employee on duty is, or whom to call. */
export function LocateEmployee({ order, look }: { order: Order; look: ActLook }) {
  const t = useTranslations('orders')
  const { ask, dialog } = useLocating(order)
  if (order.data.museum_id === null) return null
  return (
    <>
      <OrderActButton look={look} busy={false} busyLabel={t('locating')} onPress={ask}>
        {t('toLocate')}
      </OrderActButton>
      {dialog}
    </>
  )
}
