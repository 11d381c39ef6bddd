import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Placed } from '@anfilada/browser/timeline/axis'
import { TimelineMark } from '@anfilada/browser/timeline/Timeline'
import { WarningIcon } from '@anfilada/ui/icons'
import type { PlanMark } from './marks.ts'
import styles from './plan.module.css'

/** The marks among the visits of a row, each in the lane of the later of its two. */
export function marksAmong<Id extends string | number, One extends { id: Id }>(
  placed: readonly Placed<One>[],
  marks: readonly PlanMark<Id>[],
): ReactNode {
  const laneOf = (id: Id) => placed.find(({ of }) => of.id === id)?.lane ?? 0
  return marks.map((mark) => (
    <TimelineMark key={`${mark.after} ${mark.before}`} of={mark} lane={Math.max(laneOf(mark.after), laneOf(mark.before))}>
      <Mark mark={mark} />
    </TimelineMark>
  ))
}

function Mark({ mark: { kind, gap, missing } }: { mark: Pick<PlanMark<unknown>, 'kind' | 'gap' | 'missing'> }) {
  const t = useTranslations('plan')
  return (
    <div className={styles.clash} data-kind={kind}>
      <span>
        <WarningIcon />
        {kind === 'overlap' ? t('overlap', { minutes: String(missing) }) : t('travel', { gap: String(gap), road: String(gap + missing) })}
      </span>
    </div>
  )
}
