import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import { actLinkClass } from '@anfilada/ui/act-link'
import { pathOfKind } from '../draft/order-forms.ts'
import { missingIn } from '../draft/progress.ts'
import type { StepProps } from '../form/use-order-wizard.ts'
import styles from '../frame/OrderForm.module.css'

/** Under a question when all that must be said is said: the next order of the group, and the review where the main act leads elsewhere. */
export function ShortWays({ wizard: { kind, plan, progress, steps, chosen, draft, joins, item, elsewhere, proceedOnward } }: StepProps) {
  const t = useTranslations('newOrder')
  const isWhole = missingIn(plan, progress).length === 0 && (!chosen.waits || draft.accept_waiting)
  if (!isWhole || steps.screen === 'review') return null
  return (
    <p className={styles.ways}>
      {/* The first order, too: in the programme it stands whole, beside the others. */}
      {item === undefined && <ActButton onPress={proceedOnward}>{elsewhere.actAndNext}</ActButton>}
      {(steps.following !== 'review' || joins) && (
        <Link to={pathOfKind(kind)} search={{ step: 'review' }} className={actLinkClass}>
          {t('toReview')}
        </Link>
      )}
    </p>
  )
}
