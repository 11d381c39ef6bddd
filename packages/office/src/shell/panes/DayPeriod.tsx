import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isCalendarDate, isInOrder } from '@anfilada/contract/dates'
import { FieldError } from '@anfilada/ui/FieldNotes'
import styles from './DayPeriod.module.css'

type Period = { from: string | undefined; to: string | undefined }
type Props = Period & { labels: { from: string; to: string }; onChange: (period: Period) => void }

/** The two days of a filter. They hold once they are whole dates in order; an end before its beginning is said beside it and asks for nothing. */
export function DayPeriod({ from, to, labels, onChange }: Props) {
  const t = useTranslations('shell')
  const id = useId()
  const [typed, setTyped] = useState({ from: from ?? '', to: to ?? '' })
  const [asked, setAsked] = useState({ from, to })
  // Another address has come: a link, the way back, cleared filters.
  if (asked.from !== from || asked.to !== to) {
    setAsked({ from, to })
    setTyped({ from: from ?? '', to: to ?? '' })
  }
  const isTurned = isCalendarDate(typed.from) && isCalendarDate(typed.to) && !isInOrder(typed.from, typed.to)
  function type(part: Partial<typeof typed>): void {
    const next = { ...typed, ...part }
    setTyped(next)
    const areDays = [next.from, next.to].every((day) => day === '' || isCalendarDate(day))
    if (areDays && isInOrder(next.from, next.to)) onChange({ from: next.from || undefined, to: next.to || undefined })
  }
  const day = (end: 'from' | 'to', isWrong: boolean) => (
    <label className={styles.day}>
      <span>{labels[end]}</span>
      <input
        type="date"
        value={typed[end]}
        min="2000-01-01"
        max="2199-12-31"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        onChange={({ target }) => type({ [end]: target.value })}
      />
    </label>
  )
  return (
    <>
      {day('from', false)}
      {day('to', isTurned)}
      {isTurned && <FieldError id={id}>{t('wrongPeriod')}</FieldError>}
    </>
  )
}
