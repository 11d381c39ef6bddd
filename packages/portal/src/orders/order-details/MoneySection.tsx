import { useTranslations } from 'use-intl'
import { holdsPlaces } from '@anfilada/contract/order-status'
import type { OrderDetails } from '@anfilada/contract/orders'
import { Section } from '@anfilada/ui/Section'
import { Sum } from '../Sum.tsx'
import styles from './facts.module.css'

/** What was paid and what is due; absent for readers who may not see prices. */
export function MoneySection({ order: { info } }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  if (info.total === null || info.paid === null || info.due === null) return null
  const sums = [
    { label: t('order.paidSum'), kopecks: info.paid },
    { label: t('order.dueSum'), kopecks: info.due },
  ]
  return (
    <Section title={t('order.money')} rule="plain">
      <dl className={styles.facts}>
        {sums.map(({ label, kopecks }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Sum kopecks={kopecks} currency={info.currency} />
            </dd>
          </div>
        ))}
      </dl>
      {info.status !== 'confirmed' && holdsPlaces(info.status) && <p className={styles.note}>{t('notYetDue')}</p>}
    </Section>
  )
}
