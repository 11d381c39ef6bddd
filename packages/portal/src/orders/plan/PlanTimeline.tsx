import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { hoursOf, type Stretch } from '@anfilada/browser/timeline/axis'
import { Timeline } from '@anfilada/browser/timeline/Timeline'
import { ActButton } from '@anfilada/ui/ActButton'
import styles from './plan.module.css'

/** The hours that museums are open; shown on wish, where a programme uses fewer. */
const wholeDay = { from: 8, to: 20 }

type Props = { of: readonly Stretch[]; keys?: ReactNode; children: ReactNode }

/** The days of a group on the hours that they use, or on the whole day. `keys`: which keys do what, beside it. */
export function PlanTimeline({ of, keys, children }: Props) {
  const t = useTranslations('plan')
  const [isWide, setWide] = useState(false)
  const used = hoursOf(of)
  const wide = hoursOf(of, wholeDay)
  const canWiden = used.from > wide.from || used.to < wide.to
  return (
    <section className={styles.timeline}>
      <Timeline label={t('label')} span={isWide ? wide : used}>
        {children}
      </Timeline>
      {(canWiden || keys !== undefined) && (
        <div className={styles.zoom}>
          {keys}
          {canWiden && (
            <span>
              {!isWide && t('hoursShown', { from: String(used.from), to: String(used.to) })}{' '}
              <ActButton onPress={() => setWide(!isWide)}>{t(isWide ? 'usedHours' : 'wholeDay')}</ActButton>
            </span>
          )}
        </div>
      )}
    </section>
  )
}
