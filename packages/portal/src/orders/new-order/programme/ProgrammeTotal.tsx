import { useTranslations } from 'use-intl'
import { Sum } from '../../marks.tsx'
import type { ItemSum } from './item-sums.ts'
import styles from './programme.module.css'
import type { ProgrammeSums } from './use-item-sums.ts'

/** What an item costs: a sum, or that it is asked for. Nothing while it is not known. */
export function ItemCost({ sum, currency }: { sum: ItemSum; currency: string }) {
  const t = useTranslations('programme')
  if (sum === undefined) return null
  return sum === 'on_request' ? <span className={styles.onRequest}>{t('onRequest')}</span> : <Sum kopecks={sum} currency={currency} />
}

/** What the programme comes to before it is sent, and how many of its items are priced by the dispatcher. */
export function ProgrammeTotal({ sums: { total, currency } }: { sums: ProgrammeSums }) {
  const t = useTranslations('programme')
  if (!total) return null
  return (
    <dl className={styles.total}>
      {total.kopecks > 0 && (
        <div>
          <dt>{t('total')}</dt>
          <dd>
            <Sum kopecks={total.kopecks} currency={currency} />
          </dd>
        </div>
      )}
      {total.onRequest > 0 && (
        <div className={styles.onRequest}>
          <dt>{t('itemCount', { count: total.onRequest })}</dt>
          <dd>{t('onRequest')}</dd>
        </div>
      )}
    </dl>
  )
}
