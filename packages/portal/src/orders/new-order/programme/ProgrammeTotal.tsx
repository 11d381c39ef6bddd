import { useTranslations } from 'use-intl'
import { Sum } from '../../Sum.tsx'
import type { LineSum } from './line-sums.ts'
import styles from './programme.module.css'
import type { ProgrammeSums } from './use-line-sums.ts'

/** What a line costs: a sum, or that it is asked for. Nothing while it is not known. */
export function LineCost({ sum, currency }: { sum: LineSum; currency: string }) {
  const t = useTranslations('programme')
  if (sum === undefined) return null
  return sum === 'on_request' ? <span className={styles.onRequest}>{t('onRequest')}</span> : <Sum kopecks={sum} currency={currency} />
}

/** What the programme comes to before it is sent, and how many of its lines are priced by the dispatcher. */
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
          <dt>{t('lineCount', { count: total.onRequest })}</dt>
          <dd>{t('onRequest')}</dd>
        </div>
      )}
    </dl>
  )
}
