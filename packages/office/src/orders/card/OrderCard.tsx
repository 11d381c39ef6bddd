import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { Decision } from '../decision/DecisionForm.tsx'
import { orderQuery } from '../orders.queries.ts'
import { FillChart } from './FillChart.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { OrderContext } from './OrderContext.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import board from '../../shell/panes/Board.module.css'
import { OpenCard } from '../../shell/panes/OpenCard.tsx'
import styles from './OrderCard.module.css'
import { WaitingPlaces } from './WaitingPlaces.tsx'

// Few orders have a change to answer; one that is asked for while its order is open finds it here.
const loadChange = () => import('../change/PendingChange.tsx')
const PendingChange = lazy(() => loadChange().then((chunk) => ({ default: chunk.PendingChange })))

/** `back`: the way to the queue, where it does not stand beside the order. */
type Props = { orderId: number; back: ReactNode; onDecided: () => void }

/** The chosen order and what is needed to answer it: two panes side by side. */
export function OrderCard({ orderId, back, onDecided }: Props) {
  const t = useTranslations('office')
  const query = useQuery(orderQuery(orderId, useLanguage().language))
  const order = query.data
  const { title, leadOn } = useLedOn(order?.id)
  useEffect(() => {
    // Told of, where it does not come, with the change itself.
    loadChange().catch(() => undefined)
  }, [])
  const answered = () => {
    leadOn()
    onDecided()
  }
  return (
    <>
      <OpenCard title={t('card.title')} back={back} query={query} absent={{ code: 'order_not_found' }} failed={t('card.failed')}>
        {(open) => (
          <>
            <OrderHead key={`head ${open.id}`} order={open} titleRef={title} />
            <Meanwhile key={open.id} order={open} onNext={answered} />
            {/* What stands under a change comes with it: nothing is pushed down. */}
            <Suspense>
              {open.info.pending_change && (
                <PendingChange key={`change ${open.id}`} order={open} change={open.info.pending_change} onDecided={answered} />
              )}
              <WaitingPlaces order={open} />
              {asksForSlot(open.data.kind) && <FillChart order={open} />}
              {open.data.notes && (
                <p className={styles.notes}>
                  <b>{t('card.notes')}:</b> {open.data.notes}
                </p>
              )}
              <Decision key={`decision ${open.id}`} order={open} readAt={query.dataUpdatedAt} onDecided={answered} />
              <OrderLines order={open} />
            </Suspense>
          </>
        )}
      </OpenCard>
      <aside className={`${board.context} ${styles.context}`} aria-label={t('context.title')}>
        {order && <OrderContext order={order} />}
      </aside>
    </>
  )
}

/** Whoever has answered by a button is led on to the next order: its name takes the focus, which goes with the button. */
function useLedOn(id: number | undefined) {
  const title = useRef<HTMLHeadingElement>(null)
  const isLedOn = useRef(false)
  useEffect(() => {
    if (id === undefined || !isLedOn.current) return
    isLedOn.current = false
    // Until the order is there a heading beside it has the focus (`leadOn` of the forms).
    if (document.activeElement?.matches('body, h1, h2, h3')) title.current?.focus({ preventScroll: true })
  }, [id])
  const leadOn = () => {
    isLedOn.current = true
  }
  return { title, leadOn }
}

/** Visits of a museum's slots; equipment, vehicles and guides take no places. */
function asksForSlot(kind: OrderKind): boolean {
  return kind === 'museum_tickets' || kind === 'schedule'
}
