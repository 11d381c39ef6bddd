import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useMinute } from '@anfilada/browser/use-minute'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Bulk } from '../bulk/Bulk.tsx'
import { OrderCard } from '../card/OrderCard.tsx'
import { canWait } from '../decision/use-answers.ts'
import { queueQuery } from '../orders.queries.ts'
import { BottomBar } from '../undo/BottomBar.tsx'
import { stepFrom } from '../../shell/keys/neighbours.ts'
import { KeysBar } from './KeysBar.tsx'
import { OrderQueue } from './OrderQueue.tsx'
import { QueueLine } from './QueueLine.tsx'
import { QueueNews } from './QueueNews.tsx'
import board from '../../shell/panes/Board.module.css'
import { useOpenFirst } from '../../shell/panes/use-open-first.ts'
import { shownTurns } from './turns.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useMarks } from './marks/use-marks.ts'
import { useQueueAddress } from './address/use-queue-address.ts'
import { useQueueKeys } from '../keys/use-queue-keys.ts'
import { useQueueNews } from './use-queue-news.ts'

// Asked for by the few who look up a key, not by everybody who opens the queue.
const AllAnswered = lazy(() => import('./NoOrders.tsx').then((chunk) => ({ default: chunk.AllAnswered })))
const KeysDialog = lazy(() => import('./KeysDialog.tsx').then((chunk) => ({ default: chunk.KeysDialog })))

/** Three panes: the queue, the order, its context. What is shown of the queue and which order is open stand in the address. */
export function QueuePage() {
  const t = useTranslations('office.queue')
  usePageTitle(t('title'))
  const address = useQueueAddress()
  const { chosen, filter, shown, choose } = address
  const queue = useInfiniteQuery(queueQuery(useLanguage().language, filter))
  const waiting = queue.data?.pages.flatMap((page) => page.result) ?? []
  const { arrived, latest } = useQueueNews(chosen)
  const now = useMinute()
  const { turns, pressing } = shownTurns(useKeptPlace(waiting, chosen), now, shown)
  const orders = turns.flatMap((turn) => turn.orders)
  const ids = orders.map(({ id }) => id)
  const open = orders.find(({ id }) => id === chosen)
  const { marks, marked, keys, ...marking } = useMarks({ orders, chosen, choose })
  const [keysShown, setKeysShown] = useState(false)
  const opensHead = useOpenFirst(chosen, ids[0], (order) => choose(order, true))

  useQueueKeys({
    next: () => choose(stepFrom(ids, chosen, 1), true),
    previous: () => choose(stepFrom(ids, chosen, -1), true),
    keys: () => setKeysShown(true),
    ...keys,
  })

  return (
    <>
      <main id="content" className={chosen === undefined ? board.board : `${board.board} ${board.opened}`}>
        <h1 className="sr">{t('title')}</h1>
        <QueueNews latest={latest} orders={waiting} />
        <OrderQueue
          {...{ queue, turns, pressing, now, chosen, arrived, marks, shown }}
          onNarrow={address.narrow}
          onChoose={choose}
          onMark={marking.mark}
          foot={marks && <Bulk marked={marked} onClear={marking.clear} onAnswered={marking.unmark} />}
        />
        {chosen === undefined ? (
          <div className={board.nothing}>
            <Suspense>{queue.isSuccess && !opensHead && <AllAnswered isNarrowed={Object.keys(shown).length > 0} />}</Suspense>
          </div>
        ) : (
          <OrderCard
            orderId={chosen}
            back={<QueueLine {...{ queue, ids, shown, chosen }} onChoose={choose} />}
            onDecided={() => address.leave(ids, chosen)}
          />
        )}
      </main>
      <BottomBar onUndone={choose}>
        <KeysBar canWait={open !== undefined && canWait(open)} onShowAll={() => setKeysShown(true)} />
      </BottomBar>
      {keysShown && (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setKeysShown(false)} />
        </Suspense>
      )}
    </>
  )
}
