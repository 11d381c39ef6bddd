import { useTranslations } from 'use-intl'
import { QueueDone } from '@anfilada/ui/drawings/QueueDone'
import { Empty } from '@anfilada/ui/Empty'
import { NothingFound } from '@anfilada/ui/NothingFound'
import styles from './OrderQueue.module.css'

/** In place of the rows: all orders are answered, or none is among those that are looked for. */
export function NoOrders({ isNarrowed }: { isNarrowed: boolean }) {
  const filtered = useTranslations('queueFilter')
  if (isNarrowed) {
    return (
      <div className={styles.told}>
        <NothingFound title={filtered('noneTitle')} text={filtered('noneText')} />
      </div>
    )
  }
  return (
    <div className={`${styles.told} ${styles.alone}`}>
      <AllAnswered isNarrowed={false} />
    </div>
  )
}

/** In place of the order, and of the rows; of those that are looked for the rows alone say that there are none. */
export function AllAnswered({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslations('office.queue')
  if (isNarrowed) return null
  return <Empty drawing={QueueDone} title={t('emptyTitle')} text={t('emptyText')} />
}
