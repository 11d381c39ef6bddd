import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { Section } from '@anfilada/ui/Section'
import { Changes } from './Changes.tsx'
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
                {t(`event.${event.kind}`)} <Changes changes={event.changes} info={info} />
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
