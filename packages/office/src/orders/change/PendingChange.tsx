import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { PendingChange as Change } from '@anfilada/contract/orders/orders'
import { Num } from '@anfilada/ui/Num'
import { DiffList } from '../DiffList.tsx'
import { ChangeAnswer } from './ChangeAnswer.tsx'
import { differenceOf } from './change-terms.ts'
import styles from './PendingChange.module.css'

type Props = { order: OfficeOrderDetails; change: Change; onDecided: () => void }

/** A change beside the confirmed order: what it would make of it, what it costs, and its answer. */
export function PendingChange({ order, change, onDecided }: Props) {
  const t = useTranslations('pendingChange')
  const { moment } = useFormats()
  const may = useMay()
  return (
    <section className={styles.change} aria-label={t('title')}>
      <header className={styles.head}>
        <h3>{t('title')}</h3>
        <span className="mut">{t('asked', { name: change.by.name, moment: moment(change.asked_at) })}</span>
      </header>
      <div className={styles.diff}>
        <DiffList changes={change.changes} info={order.info} without={['total', 'penalty']} />
      </div>
      <Sums order={order} change={change} />
      {may(['decide', 'OfficeOrder']) && !order.decision && (
        <div className={styles.answer}>
          <ChangeAnswer key={change.revision} order={order} change={change} onDecided={onDecided} />
        </div>
      )}
      <p className="mut">{t('stays')}</p>
    </section>
  )
}

/** What is charged now and then, and the difference that accepting it posts. */
function Sums({ order, change }: { order: OfficeOrderDetails; change: Change }) {
  const { formatSum } = useFormats()
  const t = useTranslations('pendingChange')
  const { total, currency } = order.info
  const difference = differenceOf(order, change)
  if (total === null || change.total === null) return null
  if (difference === 0 && total === change.total) return <p className="mut">{t('same')}</p>
  const sums = [
    [t('totalBefore'), total],
    [t('totalAfter'), change.total],
    ...(change.penalty ? [[t('penalty'), change.penalty] as const] : []),
    [t(difference < 0 ? 'back' : 'difference'), Math.abs(difference)],
  ] as const
  return (
    <dl className={styles.sums}>
      {sums.map(([term, sum]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Num>{formatSum(sum, currency)}</Num>
          </dd>
        </div>
      ))}
    </dl>
  )
}
