import { useTranslations } from 'use-intl'
import type { ThreadEvent } from '@anfilada/browser/messages/Thread'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { ThreadPane } from '../../messages/lazily.tsx'
import { DiffList } from '../DiffList.tsx'
import styles from './OrderHistory.module.css'

/** What happened with the order and what it changed, and what was said about it: one reading, the latest last. */
export function OrderHistory({ order }: { order: OfficeOrderDetails }) {
  const t = useTranslations('office.context')
  return (
    <div className={styles.framed}>
      <ThreadPane key={order.id} at={{ order_id: order.id }} label={t('history')} events={useEvents(order)} />
    </div>
  )
}

function useEvents({ history, info }: OfficeOrderDetails): ThreadEvent[] {
  const t = useTranslations('office.context')
  const kind = useTranslations('event')
  return history.map((event, place) => ({
    key: `e${place}`,
    at: event.at,
    shown: (
      <div>
        <p>
          <b>{kind(event.kind)}</b>
        </p>
        <p className="mut">
          <bdi>{event.actor ?? t('system')}</bdi>
        </p>
        <DiffList changes={event.changes} info={info} />
      </div>
    ),
  }))
}
