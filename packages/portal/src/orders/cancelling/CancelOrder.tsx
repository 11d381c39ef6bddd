import { useTranslations } from 'use-intl'
import type { Order } from '@anfilada/contract/orders/orders'
import { OrderActButton, type ActLook } from '../OrderActButton.tsx'
import { useCancelWords } from './use-cancel-words.ts'
import { useCancelling } from './use-cancelling.tsx'

export function CancelOrder({ order, look }: { order: Order; look: ActLook }) {
  const t = useTranslations('orders')
  const words = useCancelWords(order)
  const { ask, busy, dialog } = useCancelling(order)
  return (
    <>
      <OrderActButton look={look} danger busy={busy} busyLabel={t('cancelling')} onPress={ask}>
        {words}
      </OrderActButton>
      {dialog}
    </>
  )
}
