import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { Refused } from '@anfilada/browser/http'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { ArrowBackIcon, RetryIcon } from '@anfilada/ui/icons'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { Decision } from '../decision/DecisionForm.tsx'
import { orderQuery } from '../orders.queries.ts'
import { FillChart } from './FillChart.tsx'
import { PendingChange } from '../change/PendingChange.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { OrderContext } from './OrderContext.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import board from '../../shell/panes/Board.module.css'
import styles from './OrderCard.module.css'
import { WaitingPlaces } from './WaitingPlaces.tsx'

type Props = { orderId: number; onDecided: () => void }

/** The chosen order and what is needed to answer it: two panes side by side. */
export function OrderCard({ orderId, onDecided }: Props) {
  const t = useTranslations('office')
  const shell = useTranslations('shell')
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(orderId, useLanguage().language))

  return (
    <>
      <section className={board.card} aria-label={t('card.title')} aria-busy={isFetching}>
        <Link to="/queue" search={{}} className={board.back}>
          <ArrowBackIcon />
          {t('queue.back')}
        </Link>
        {order && (
          <>
            <OrderHead order={order} />
            <Meanwhile key={order.id} order={order} onNext={onDecided} />
            <PendingChange key={`change ${order.id}`} order={order} onDecided={onDecided} />
            <WaitingPlaces order={order} />
            {asksForSlot(order.data.kind) && <FillChart order={order} />}
            {order.data.notes && (
              <p className={styles.notes}>
                <b>{t('card.notes')}:</b> {order.data.notes}
              </p>
            )}
            <Decision key={order.id} order={order} onDecided={onDecided} />
            <OrderLines order={order} />
          </>
        )}
        {error && <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!order && !error && <SkeletonRows rows={4} label={shell('loading')} />}
      </section>
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

function CardFailure({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const t = useTranslations('office')
  const shell = useTranslations('shell')
  const sentence = useFailureSentence()
  if (error instanceof Refused && error.code === 'order_not_found') return <Empty drawing="no-orders" title={error.message} isAlert />
  const retry = (
    <Button icon={<RetryIcon />} busy={busy} onPress={onRetry}>
      {shell('retry')}
    </Button>
  )
  return <Empty drawing="no-network" title={t('card.failed')} text={sentence(error)} action={retry} isAlert />
}
