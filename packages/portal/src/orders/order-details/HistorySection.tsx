import { useTranslations } from 'use-intl'
import { formatSum, useFormats } from '@anfilada/browser/formats'
import { orderStatuses } from '@anfilada/contract/orders/order-status'
import type { OrderDetails, OrderEvent } from '@anfilada/contract/orders/orders'
import { Section } from '@anfilada/ui/Section'
import styles from './HistorySection.module.css'

/** Every change as a diff in the reader's words, the newest first. */
export function HistorySection({ order: { history, info } }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  const formats = useFormats()
  return (
    <Section title={t('order.history')} rule="plain">
      <ol>
        {history.toReversed().map((event, index) => (
          <li key={index} className={styles.event}>
            <time dateTime={event.at} className={styles.moment}>
              {formats.moment(event.at)}
            </time>
            <div>
              <p>
                {t(`event.${event.kind}`)} <Changes changes={event.changes} currency={info.currency} />
              </p>
              <small>
                <bdi>{event.actor ?? t('order.system')}</bdi>
              </small>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Fields that people read; others, of a newer server, are left out rather than shown by their wire names. */
const shownFields = ['status', 'time', 'entrance', 'reason', 'total'] as const
type Field = (typeof shownFields)[number]
type Value = OrderEvent['changes'][string]['from']

function Changes({ changes, currency }: { changes: OrderEvent['changes']; currency: string }) {
  const t = useTranslations('orders')
  const words = useValueWords(currency)
  return shownFields.map((field) => {
    const change = changes[field]
    if (!change) return null
    return (
      <span key={field} className={styles.change}>
        {t(`order.changed.${field}`)} {change.from !== null && <del>{words(field, change.from)}</del>}{' '}
        <ins>
          <bdi>{words(field, change.to)}</bdi>
        </ins>
      </span>
    )
  })
}

function useValueWords(currency: string): (field: Field, value: Value) => string {
  const t = useTranslations('orders')
  return (field, value) => {
    if (value === null || value === '') return t('order.nothing')
    if (field === 'total') return formatSum(Number(value), currency)
    const status = field === 'status' ? orderStatuses.find((one) => one === value) : undefined
    return status ? t(`status.${status}`) : String(value)
  }
}
