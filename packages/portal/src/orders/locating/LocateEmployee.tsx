import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Order } from '@anfilada/contract/orders/orders'
import { inTime } from '../../shell/load-chunk.tsx'
import { OrderActButton, type ActLook } from '../OrderActButton.tsx'

const WhereaboutsDialog = lazy(() =>
  inTime(() => import('./WhereaboutsDialog.tsx')).then((module) => ({ default: module.WhereaboutsDialog })),
)

/** On the day of the visit: where the employee on duty is, or whom to call. */
export function LocateEmployee({ order, look }: { order: Order; look: ActLook }) {
  const t = useTranslations('orders')
  const [isOpen, setOpen] = useState(false)
  const { museum_id: museumId } = order.data
  if (museumId === null) return null
  return (
    <>
      <OrderActButton look={look} busy={false} busyLabel={t('locating')} onPress={() => setOpen(true)}>
        {t('toLocate')}
      </OrderActButton>
      {isOpen && (
        <Suspense fallback={null}>
          <WhereaboutsDialog museumId={museumId} museum={order.info.museum} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
