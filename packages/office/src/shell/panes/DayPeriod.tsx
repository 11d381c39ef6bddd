import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PeriodFields } from '@anfilada/browser/PeriodFields'
import { isCalendarDate, isInOrder } from '@anfilada/contract/dates'

type Period = { from: string | undefined; to: string | undefined }
type Props = Period & { labels: { from: string; to: string }; onChange: (period: Period) => void }

/** The two days of a filter. They hold once they are whole dates in order; an end before its beginning is said beside it and asks for nothing. */
export function DayPeriod({ from, to, labels, onChange }: Props) {
  const t = useTranslations('shell')
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
  const end = (which: 'from' | 'to') => ({
    label: labels[which],
    name: which,
    value: typed[which],
    onChange: (day: string) => type({ [which]: day }),
  })
  return (
    <PeriodFields
      from={end('from')}
      to={{ ...end('to'), error: isTurned ? t('wrongPeriod') : undefined }}
      onPeriod={type}
      min="2000-01-01"
      max="2199-12-31"
      isInBar
    />
  )
}
