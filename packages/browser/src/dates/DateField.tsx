import type { ReactNode } from 'react'
import { defaultZone, isCalendarDate, todayIn } from '@anfilada/contract/dates'
import { CalendarIcon } from '@anfilada/ui/icons'
import { latinDigits } from '@anfilada/ui/latin-digits'
import { OpeningField } from '@anfilada/ui/OpeningField'
import { useFormats } from '../language/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { CalendarSheet } from './CalendarSheet.tsx'
import { useFieldFormats } from './field-formats.ts'
import { readDate, type ReadDate } from './read-date.ts'
import { useDateWords } from './use-date-words.ts'
import { useTyped } from './use-typed.ts'

/** The first and the last day that may be chosen. */
export type Bounds = { min?: string | undefined; max?: string | undefined }

type Props = Bounds & {
  label: string
  name: string
  /** `YYYY-MM-DD`, or what was typed and is none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  hint?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  /** In a bar of filters: lower, and its label before it. */
  isInBar?: boolean
  /** What opens beneath instead of the calendar of one day. */
  sheet?: (close: () => void) => ReactNode
}

/**
 * A day, typed in any usual way or picked from a month. In the field it stands as the reader's language writes it, for Persian readers in both
 * calendars; what is wrong with it by itself is said beside it when the field is left.
 */
export function DateField({ value, onChange, onBlur, error, min, max, sheet, ...rest }: Props) {
  const t = useDateWords()
  const write = useFieldFormats().date
  const read = useReadDate({ min, max })
  const isDay = isCalendarDate(value)
  const typed = useTyped({
    value,
    onChange,
    onBlur,
    write: (day) => (isCalendarDate(day) ? write(day) : day),
    read: (text) => {
      const { date } = read(text)
      return date === undefined ? undefined : { value: date, isWhole: isWhole(text) }
    },
  })
  const fault = useDayFault(typed.isTyping ? '' : value, { min, max })
  return (
    <OpeningField
      {...rest}
      text={typed.text}
      onText={typed.onText}
      onLeave={typed.onLeave}
      error={fault ?? error}
      icon={<CalendarIcon />}
      note={isDay && !typed.isTyping && !rest.isInBar && <BesideDate date={value} />}
      sheet={{
        name: rest.label,
        opener: t('open'),
        renderContent: (close) =>
          sheet?.(close) ?? <CalendarSheet chosen={isDay ? value : ''} min={min} max={max} onPick={(date) => (onChange(date), close())} />,
      }}
    />
  )
}

/** Day, month and a year of four digits in figures: nothing is guessed, and no next letter changes it. */
export function isWhole(text: string): boolean {
  return /^(?:\d{4}\D+\d{1,2}\D+\d{2}|\d{1,2}[^\d\p{L}]+\d{1,2}[^\d\p{L}]+\d{4})$/u.test(latinDigits(text).trim())
}

/** In Persian the other calendar's day, else the weekday. */
function BesideDate({ date }: { date: string }) {
  const formats = useFormats()
  const { persian } = useFieldFormats()
  return persian ? <bdi lang="fa">{persian.day(date)}</bdi> : formats.shortWeekday(date)
}

export function useReadDate(bounds: Bounds): (text: string) => ReadDate {
  const { language } = useLanguage()
  return (text) => readDate(text, { ...bounds, language, today: todayIn(defaultZone) })
}

/** What is wrong with a day by itself, before any form is sent. */
export function useDayFault(value: string, { min, max }: Bounds): string | undefined {
  const t = useDateWords()
  const { date } = useFieldFormats()
  const read = useReadDate({})
  if (value.trim() === '') return undefined
  if (!isCalendarDate(value)) {
    const meant = read(value)
    return 'days' in meant ? t('daysOfMonth', { days: String(meant.days) }) : t('noDate')
  }
  if (min && value < min) return t('notBefore', { date: date(min) })
  return max && value > max ? t('notAfter', { date: date(max) }) : undefined
}
