import { useTranslations } from 'use-intl'
import type { Order } from '@anfilada/contract/orders/orders'
import { CancelOrder } from './cancelling/CancelOrder.tsx'
import { OrderActButton, type ActLook } from './OrderActButton.tsx'
import { actsOf } from './order-buttons.ts'
import { useAct } from './use-act.ts'

/** The acts of one order, as underlined words in a row or as buttons on its page. */
export function OrderButtons({ order, look }: { order: Order; look: ActLook }) {
  return actsOf(order.info.allowed).map((act) =>
    act === 'cancel' ? <CancelOrder key={act} order={order} look={look} /> : <Archive key={act} order={order} look={look} />,
  )
}

/** Asks nothing: an archived order stays readable in the archive with all that it has. */
function Archive({ order, look }: { order: Order; look: ActLook }) {
  const t = useTranslations('orders')
  const archive = useAct(order, 'archive_request', () => t('done.archived', { id: String(order.id) }))
  return (
    <OrderActButton look={look} busy={archive.busy} busyLabel={t('archiving')} onPress={() => archive.run()}>
      {t('toArchive')}
    </OrderActButton>
  )
}
