import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { DiffList } from '../DiffList.tsx'
import styles from './OrderHistory.module.css'

/** Newest first: what happened, who did it and when, and what it changed. */
export function OrderHistory({ order: { history, info } }: { order: OfficeOrderDetails }) {
  const t = useTranslations('office.context')
  const kind = useTranslations('event')
  const { moment } = useFormats()
  return (
    <ol className={styles.history}>
      {history.toReversed().map((event, index) => (
        <li key={`${event.at} ${event.kind} ${index}`}>
          <p>
            <b>{kind(event.kind)}</b> <span className="dim">{moment(event.at)}</span>
          </p>
          <p className="mut">{event.actor ?? t('system')}</p>
          <DiffList changes={event.changes} info={info} />
        </li>
      ))}
    </ol>
  )
}
