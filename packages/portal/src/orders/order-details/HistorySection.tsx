import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ThreadEvent } from '@anfilada/browser/messages/Thread'
import { useMay } from '@anfilada/browser/ability'
import type { OrderDetails, OrderDiff, OrderEvent } from '@anfilada/contract/orders/orders'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Section } from '@anfilada/ui/Section'
import { ThreadPane } from '../../messages/ThreadPane.tsx'
import { MessageWords } from '../../messages/MessageWords.tsx'
import { Changes } from './Changes.tsx'
import { EventSign, statusEvents } from './EventSign.tsx'
import styles from './HistorySection.module.css'

/** What was done with the order, as a diff in the reader's words, and what was said about it: one reading, the latest last. */
export function HistorySection({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  const events = useEvents(order)
  const may = useMay()
  return (
    <Section title={t('order.history')} rule="plain">
      <div className={styles.thread}>
        {may(['read', 'Message']) ? (
          <MessageWords>
            <ThreadPane at={{ order_id: order.id }} events={events} />
          </MessageWords>
        ) : (
          <ol className={styles.events}>
            {events.map(({ key, shown }) => (
              <li key={key}>{shown}</li>
            ))}
          </ol>
        )}
      </div>
      {may(['create', 'Message']) && (
        <MessageWords>
          <Report orderId={order.id} />
        </MessageWords>
      )}
    </Section>
  )
}

/** Beside a conversation what is said here has a state, and somebody of the office answers it before it is closed. */
function Report({ orderId }: { orderId: number }) {
  const t = useTranslations('feedback')
  return (
    <p className={styles.report}>
      <Link to="/feedback" search={{ id: 0, order: orderId }} className={actLinkClass}>
        {t('aboutOrder')}
      </Link>
    </p>
  )
}

/** What the event's own name says already is not told again as a change. */
function untold({ kind, changes }: OrderEvent): OrderDiff {
  if (!(kind in statusEvents)) return changes
  const { status: _told, ...others } = changes
  return others
}

function useEvents({ history, info }: OrderDetails): ThreadEvent[] {
  const t = useTranslations('orders')
  return history.map((event, place) => ({
    key: `e${place}`,
    at: event.at,
    shown: (
      <div className={styles.event}>
        <EventSign kind={event.kind} />
        <p>
          <b>{t(`event.${event.kind}`)}</b> <Changes changes={untold(event)} info={info} />{' '}
          <small className={styles.actor}>
            · <bdi>{event.actor ?? t('order.system')}</bdi>
          </small>
        </p>
      </div>
    ),
  }))
}
