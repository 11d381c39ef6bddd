import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Empty } from '@anfilada/ui/Empty'
import { OrderCard } from '../card/OrderCard.tsx'
import type { DecisionDraft } from '../decision/decision-draft.ts'
import { queueQuery } from '../orders.queries.ts'
import { KeysBar } from './KeysBar.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { afterDeciding, stepFrom } from './neighbours.ts'
import { OrderQueue } from './OrderQueue.tsx'
import { QueueNews } from './QueueNews.tsx'
import styles from './QueuePage.module.css'
import { useKeptPlace } from './use-kept-place.ts'
import { useQueueKeys } from './use-queue-keys.ts'
import { useQueueNews } from './use-queue-news.ts'

/** Three panes: the queue, the order, its context. Which order is open stands in the address. */
export function QueuePage() {
  const t = useTranslations('office.queue')
  usePageTitle(t('title'))
  const { order: chosen } = useSearch({ from: '/office/queue' })
  const navigate = useNavigate({ from: '/queue' })
  const queue = useInfiniteQuery(queueQuery(useLanguage().language))
  const waiting = queue.data?.pages.flatMap((page) => page.result) ?? []
  const { arrived, latest } = useQueueNews(chosen)
  const orders = useKeptPlace(waiting, chosen)
  const ids = orders.map(({ id }) => id)
  // What was typed for an order waits for the return to it.
  const [drafts, setDrafts] = useState<Record<number, DecisionDraft>>({})
  const [keysShown, setKeysShown] = useState(false)
  const choose = (order: number | undefined, replace = false) => void navigate({ search: order ? { order } : {}, replace })

  /** To the next order, unless the reader has gone to another one meanwhile. */
  const leave = (decided: number) => {
    const next = afterDeciding(ids, decided)
    void navigate({ search: (now) => (now.order !== decided ? now : next ? { order: next } : {}), replace: true })
  }

  useQueueKeys({
    next: () => choose(stepFrom(ids, chosen, 1), true),
    previous: () => choose(stepFrom(ids, chosen, -1), true),
    keys: () => setKeysShown(true),
  })

  // On a wide screen the head of the queue opens by itself and is written down: an order that arrives later must not slip under the hand.
  const head = ids[0]
  const opensHead = chosen === undefined && head !== undefined
  useEffect(() => {
    if (opensHead && matchMedia('(min-width: 761px)').matches) void navigate({ search: { order: head }, replace: true })
  }, [opensHead, head, navigate])

  return (
    <>
      <main id="content" className={chosen === undefined ? styles.board : `${styles.board} ${styles.opened}`}>
        <h1 className="sr">{t('title')}</h1>
        <QueueNews latest={latest} orders={waiting} />
        <OrderQueue queue={queue} orders={orders} chosen={chosen} arrived={arrived} onChoose={choose} />
        {chosen === undefined ? (
          <div className={styles.nothing}>
            {queue.isSuccess && !opensHead && <Empty drawing="no-orders" title={t('emptyTitle')} text={t('emptyText')} />}
          </div>
        ) : (
          <OrderCard
            orderId={chosen}
            draft={drafts[chosen]}
            onDraft={(draft) => setDrafts({ ...drafts, [chosen]: draft })}
            onDecided={() => leave(chosen)}
          />
        )}
      </main>
      <KeysBar onShowAll={() => setKeysShown(true)} />
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </>
  )
}
