import type { ReactNode } from 'react'
import { isCalendarDate } from '@anfilada/contract/dates'
import { CalendarIcon } from '@anfilada/ui/icons'
import { latinDigits } from '@anfilada/ui/latin-digits'
import { OpeningField } from '@anfilada/ui/OpeningField'
import { CalendarSheet } from './CalendarSheet.tsx'
import { useDayFault, useReadDate } from './DateField.tsx'
import { useFieldFormats } from './field-formats.ts'
import { readTime } from './read-time.ts'
import { useDateWords } from './use-date-words.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  label: string
  name: string
  /** `YYYY-MM-DDTHH:MM`, with seconds `YYYY-MM-DDTHH:MM:SS`, or what was typed and is none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  hint?: ReactNode
  aside?: ReactNode
  withSeconds?: boolean
  isRequired?: boolean
  isDisabled?: boolean
}

const shape = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)?$/

/** A day and an hour in one line: `20.05.2026 9:30`, `завтра 18:00`, or the day from a month and the hour behind it. */
export function MomentField({ value, onChange, onBlur, error, withSeconds = false, ...rest }: Props) {
  const t = useDateWords()
  const write = useWritten()
  const readDay = useReadDate({})
  const typed = useTyped({
    value,
    onChange,
    onBlur,
    write,
    read: (text) => {
      const [, day = '', hour = '', seconds] = /^(.*?)[\s,،T]+(\d{1,2}[:.-]?\d{2})(:\d\d)?$/.exec(latinDigits(text).trim()) ?? []
      const { date } = readDay(day)
      const time = readTime(hour)
      if (date === undefined || time === undefined) return undefined
      return { value: `${date}T${time}${withSeconds ? (seconds ?? ':00') : ''}`, isWhole: shape.test(text) }
    },
  })
  const [, date = '', time, seconds = ''] = shape.exec(value) ?? []
  const isMoment = time !== undefined && isCalendarDate(date)
  const dayFault = useDayFault(date, {})
  const isWrong = !typed.isTyping && value.trim() !== '' && !isMoment
  const onPick = (day: string) => onChange(`${day}T${time ?? '00:00'}${withSeconds ? seconds || ':00' : ''}`)
  return (
    <OpeningField
      {...rest}
      text={typed.text}
      onText={typed.onText}
      onLeave={typed.onLeave}
      error={isWrong ? (dayFault ?? t('noMoment')) : error}
      icon={<CalendarIcon />}
      sheet={{
        name: rest.label,
        opener: t('open'),
        renderContent: (close) => <CalendarSheet chosen={isMoment ? date : ''} onPick={(day) => (onPick(day), close())} />,
      }}
    />
  )
}

/** Seconds are written where there are any. */
function useWritten(): (value: string) => string {
  const { date: written } = useFieldFormats()
  return (value) => {
    const [, date = '', time = '', seconds = ''] = shape.exec(value) ?? []
    return isCalendarDate(date) ? `${written(date)}, ${time}${seconds === ':00' ? '' : seconds}` : value
  }
}
