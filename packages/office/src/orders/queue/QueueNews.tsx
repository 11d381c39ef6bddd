import { useTranslations } from 'use-intl'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'

/** Says what has come, without taking the focus; stands on the page before it has something to say, as a live region must. */
export function QueueNews({ latest, orders }: { latest: readonly number[]; orders: readonly OfficeOrder[] }) {
  const t = useTranslations('office.queue')
  // One that was confirmed at once never waits in the queue.
  const come = orders.filter(({ id }) => latest.includes(id))
  const [first] = come
  return (
    <p role="status" className="sr">
      {first &&
        (come.length > 1 ? t('newSeveral', { count: come.length }) : t('newOne', { id: String(first.id), place: first.info.museum }))}
    </p>
  )
}
