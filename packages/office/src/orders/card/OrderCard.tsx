import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { Decision } from '../decision/DecisionForm.tsx'
import { orderQuery } from '../orders.queries.ts'
import { FillChart } from './FillChart.tsx'
import { PendingChange } from '../change/PendingChange.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { OrderContext } from './OrderContext.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import board from '../../shell/panes/Board.module.css'
import { OpenCard } from '../../shell/panes/OpenCard.tsx'
import styles from './OrderCard.module.css'
import { WaitingPlaces } from './WaitingPlaces.tsx'

/** `back`: the way to the queue, where it does not stand beside the order. */
type Props = { orderId: number; back: ReactNode; onDecided: () => void }

/** The chosen order and what is needed to answer it: two panes side by side. */
export function OrderCard({ orderId, back, onDecided }: Props) {
  const t = useTranslations('office')
  const query = useQuery(orderQuery(orderId, useLanguage().language))
  const order = query.data
  return (
    <>
      <OpenCard title={t('card.title')} back={back} query={query} absent={{ code: 'order_not_found' }} failed={t('card.failed')}>
        {(open) => (
          <>
            <OrderHead order={open} />
            <Meanwhile key={open.id} order={open} onNext={onDecided} />
            <PendingChange key={`change ${open.id}`} order={open} onDecided={onDecided} />
            <WaitingPlaces order={open} />
            {asksForSlot(open.data.kind) && <FillChart order={open} />}
            {open.data.notes && (
              <p className={styles.notes}>
                <b>{t('card.notes')}:</b> {open.data.notes}
              </p>
            )}
            <Decision key={`decision ${open.id}`} order={open} readAt={query.dataUpdatedAt} onDecided={onDecided} />
            <OrderLines order={open} />
          </>
        )}
      </OpenCard>
      <aside className={`${board.context} ${styles.context}`} aria-label={t('context.title')}>
        {order && <OrderContext order={order} />}
      </aside>
    </>
  )
}

/** Visits of a museum's slots; equipment, vehicles and guides take no places. */
function asksForSlot(kind: OrderKind): boolean {
  return kind === 'museum_tickets' || kind === 'schedule'
}
