import { useTranslations } from 'use-intl'
import { formatSum, useFormats } from '@anfilada/browser/formats'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { OrderEvent } from '@anfilada/contract/orders/orders'
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
          <Changes event={event} currency={info.currency} />
        </li>
      ))}
    </ol>
  )
}

/** The status is the event's own name, so it is not repeated in the diff. */
function Changes({ event, currency }: { event: OrderEvent; currency: string }) {
  const t = useTranslations('office.context')
  const field = useTranslations('changed')
  const word = useChangeWord(currency)
  const changed = (['time', 'entrance', 'reason', 'total'] as const).flatMap((name) => {
    const change = event.changes[name]
    return change ? [{ name, ...change }] : []
  })
  return (
    <ul className={styles.changes}>
      {changed.map(({ name, from, to }) => (
        <li key={name}>
          {from === null
            ? t('set', { field: field(name), to: word(name, to) })
            : t('change', { field: field(name), from: word(name, from), to: word(name, to) })}
        </li>
      ))}
    </ul>
  )
}

function useChangeWord(currency: string) {
  const t = useTranslations('office.context')
  return (field: string, value: string | number | null): string => {
    if (value === null || value === '') return t('nothing')
    return field === 'total' ? formatSum(Number(value), currency) : String(value)
  }
}
