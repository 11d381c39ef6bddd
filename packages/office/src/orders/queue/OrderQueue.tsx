import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import type { ActionOutput } from '@anfilada/browser/http'
import { hoursUntil, type AnswerTurn } from '@anfilada/contract/orders/answer-turn'
import { defaultZone } from '@anfilada/contract/dates'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { Button } from '@anfilada/ui/Button'
import { classNames } from '@anfilada/ui/class-names'
import { Empty } from '@anfilada/ui/Empty'
import { RetryIcon } from '@anfilada/ui/icons'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import type { QueueShown } from '../screens.ts'
import { QueueRow, type RowActs } from './QueueRow.tsx'
import { useUnreadByOrder } from '../../messages/unread.ts'
import type { Marks } from './marks/marks.ts'
import { stepFrom } from '../../shell/keys/neighbours.ts'
import { TakeOut } from '../../exports/TakeOut.tsx'
import styles from './OrderQueue.module.css'
import { QueueFilters } from './QueueFilters.tsx'
import type { Turn } from './turns.ts'

// Few queues are empty, and drawings are heavy.
const NoOrders = lazy(() => import('./NoOrders.tsx').then((chunk) => ({ default: chunk.NoOrders })))

type Props = {
  queue: UseInfiniteQueryResult<InfiniteData<ActionOutput<'office_queue'>>>
  turns: readonly Turn<OfficeOrder>[]
  now: Date
  chosen: number | undefined
  arrived: ReadonlySet<number>
  /** Undefined for those who may not decide. */
  marks: Marks | undefined
  /** How many cannot wait for the end of the day, of all that are here. */
  pressing: number
  shown: QueueShown
  onNarrow: (shown: QueueShown) => void
  onChoose: (order: number | undefined, replace?: boolean) => void
  onMark: RowActs['onMark']
  /** Stands under the rows: what is done with the marked ones. */
  foot: ReactNode
}

export function OrderQueue({ queue, foot, ...list }: Props) {
  const t = useTranslations('office.queue')
  const filtered = useTranslations('queueFilter')
  const { shown, pressing } = list
  const { urgent: _urgent, ...filter } = shown
  const isNarrowed = Object.keys(filter).length > 0
  const total = queue.data?.pages.at(-1)?.total ?? 0
  return (
    <section className={styles.queue} aria-label={t('title')}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <span className="mut">
          {queue.data && (isNarrowed ? filtered('shown', { count: total }) : t('waiting', { count: total }))}
          {pressing > 0 && `, ${filtered('pressing', { count: pressing })}`}
        </span>
        <TakeOut list="queue" filter={filter} />
      </header>
      <QueueFilters {...{ shown, pressing }} counts={queue.data?.pages.at(-1)?.counts} onNarrow={list.onNarrow} />
      <QueueBody queue={queue} {...list} />
      {foot}
    </section>
  )
}

function QueueBody({ queue, shown, ...list }: Omit<Props, 'foot'>) {
  const t = useTranslations('office')
  const shell = useTranslations('shell')
  const sentence = useFailureSentence()
  if (queue.isPending) return <SkeletonRows rows={12} rowHeight="46px" label={shell('loading')} />
  // Rows of an older answer never stand as if they were the present ones.
  if (queue.isLoadingError) {
    const retry = (
      <Button icon={<RetryIcon />} busy={queue.isFetching} onPress={() => void queue.refetch()}>
        {shell('retry')}
      </Button>
    )
    return (
      <div className={styles.told}>
        <Empty title={t('queue.failed')} text={sentence(queue.error)} action={retry} isAlert />
      </div>
    )
  }
  if (list.turns.length === 0) {
    return (
      <Suspense>
        <NoOrders isNarrowed={Object.keys(shown).length > 0} />
      </Suspense>
    )
  }
  return (
    <>
      <QueueList {...list} />
      {queue.hasNextPage && (
        <div className={styles.more}>
          <Button busy={queue.isFetchingNextPage} busyLabel={t('queue.loadingMore')} onPress={() => void queue.fetchNextPage()}>
            {t('queue.more')}
          </Button>
        </div>
      )}
    </>
  )
}

type ListProps = Pick<Props, 'turns' | 'now' | 'chosen' | 'arrived' | 'marks' | 'onChoose' | 'onMark'>

/** One stop of the tab key; arrows walk in it as J and K do everywhere. */
function QueueList({ turns, now, chosen, arrived, marks, onChoose, onMark }: ListProps) {
  const t = useTranslations('office.queue')
  const list = useRef<HTMLDivElement>(null)
  const unread = useUnreadByOrder()
  const ids = turns.flatMap(({ orders }) => orders.map(({ id }) => id))
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    if (!step) return
    event.preventDefault()
    onChoose(stepFrom(ids, chosen, step), true)
  }

  return (
    <div
      ref={list}
      className={styles.list}
      role="listbox"
      aria-label={t('list')}
      aria-activedescendant={chosen !== undefined && ids.includes(chosen) ? `order-${chosen}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {turns.map(({ turn, orders }) => (
        <TurnOf key={turn} turn={turn} now={now}>
          {orders.map((order) => (
            <QueueRow
              key={order.id}
              order={order}
              turn={turn}
              isChosen={order.id === chosen}
              isNew={arrived.has(order.id)}
              isMarked={marks?.has(order.id)}
              unread={unread.get(order.id)}
              onChoose={onChoose}
              onMark={onMark}
            />
          ))}
        </TurnOf>
      ))}
    </div>
  )
}

/** Orders that are answered in one turn, under its name. */
function TurnOf({ turn, now, children }: { turn: AnswerTurn; now: Date; children: ReactNode }) {
  const t = useTranslations('queueFilter')
  const name = t(`turns.${turn}`, { time: hoursUntil(now, defaultZone) })
  return (
    <div role="group" aria-label={name}>
      <p className={classNames(styles.turn, turn === 'late' && styles.lateTurn)} aria-hidden="true">
        {name}
      </p>
      <ul role="none">{children}</ul>
    </div>
  )
}
