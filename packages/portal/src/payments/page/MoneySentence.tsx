import { useTranslations } from 'use-intl'
import { museumDate } from '@anfilada/browser/formats'
import { richPart } from '@anfilada/browser/rich-part'
import { sumDue } from '@anfilada/contract/payments/sum-due'
import { classNames } from '@anfilada/ui/class-names'
import { Sum } from '../../orders/marks.tsx'
import type { PaymentOffer } from '../paying/use-payment-form.ts'
import styles from './MoneySentence.module.css'

/** How the customer stands in one sentence; of its parts those that there are. */
export function MoneySentence({ offered: { orders, kept } }: { offered: PaymentOffer }) {
  const t = useTranslations('payments.money')
  const sums = { ...sumDue(orders, museumDate(new Date())), kept }
  const parts = (['due', 'today', 'overdue', 'kept'] as const).filter((part) => part === 'due' || sums[part] > 0)
  return (
    <p className={styles.money}>
      {parts.map((part) => (
        <span key={part} className={classNames(part === 'overdue' && styles.late)}>
          {t.rich(part, { sum: richPart(<Sum kopecks={sums[part]} />) })}
        </span>
      ))}
    </p>
  )
}
