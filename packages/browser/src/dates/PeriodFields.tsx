import { useState, type ReactNode } from 'react'
import { addDays, addMonths, defaultZone, isCalendarDate, monthBounds, monthOf, placeInWeek, todayIn } from '@anfilada/contract/dates'
import type { Language } from '@anfilada/contract/languages'
import { intlLocales } from '@anfilada/contract/intl-locales'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { CalendarSheet } from './CalendarSheet.tsx'
import styles from './CalendarSheet.module.css'
import { DateField, type Bounds } from './DateField.tsx'
import { useFieldFormats } from './field-formats.ts'
import { useDateWords } from './use-date-words.ts'

type End = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
}
type Period = { from: string; to: string }
type Props = Bounds & {
  from: End
  to: End
  /** Takes both at once where one of them alone would act. */
  onPeriod?: (period: Period) => void
  hint?: ReactNode
  isRequired?: boolean
  isInBar?: boolean
}

/** Two days and all between: typed one by one, picked in one month, or a usual period by its word. Words say the whole when both are there. */
export function PeriodFields({ from, to, onPeriod, hint, min, max, isRequired = false, isInBar = false }: Props) {
  const { range } = useFieldFormats()
  const isWhole = isCalendarDate(from.value) && isCalendarDate(to.value) && from.value <= to.value
  const common = { min, max, isRequired, isInBar }
  const set = (period: Period) => {
    if (onPeriod) return onPeriod(period)
    from.onChange(period.from)
    to.onChange(period.to)
  }
  const sheet = (end: keyof Period) => (close: () => void) => (
    <PeriodSheet period={{ from: from.value, to: to.value }} end={end} bounds={{ min, max }} onSet={set} onClose={close} />
  )
  const inWords = isWhole && !isInBar && range(from.value, to.value)
  return (
    <>
      <DateField {...common} {...from} sheet={sheet('from')} />
      <DateField
        {...common}
        {...to}
        hint={
          inWords && hint ? (
            <>
              {inWords} · {hint}
            </>
          ) : (
            inWords || hint
          )
        }
        sheet={sheet('to')}
      />
    </>
  )
}

type SheetProps = { period: Period; end: keyof Period; bounds: Bounds; onSet: (period: Period) => void; onClose: () => void }

/** After the first day the last one is asked for at once. */
function PeriodSheet({ period, end: opened, bounds, onSet, onClose }: SheetProps) {
  const t = useDateWords()
  const { language } = useLanguage()
  const [end, setEnd] = useState(opened)
  const { from, to } = period
  const today = todayIn(defaultZone)
  function pick(date: string): void {
    if (end === 'from') {
      onSet({ from: date, to: isCalendarDate(to) && to >= date ? to : date })
      setEnd('to')
      return
    }
    onSet(isCalendarDate(from) && from > date ? { from: date, to: from } : { from, to: date })
    onClose()
  }
  const span = (date: string) => {
    if (date === from || date === to) return 'edge'
    return from !== '' && from < date && date < to ? 'within' : undefined
  }
  return (
    <CalendarSheet {...bounds} chosen={isCalendarDate(period[end]) ? period[end] : ''} span={span} onPick={pick}>
      {end !== opened && (
        <p role="status" className={styles.next}>
          {t('chooseEnd')}
        </p>
      )}
      <div className={styles.presets}>
        {usualPeriods(language, today)
          .filter((one) => (!bounds.min || one.from >= bounds.min) && (!bounds.max || one.from <= bounds.max))
          .map((one) => (
            <button
              key={one.word}
              type="button"
              aria-pressed={one.from === from && one.to === to}
              onClick={() => {
                onSet({ from: one.from, to: bounds.max && one.to > bounds.max ? bounds.max : one.to })
                onClose()
              }}
            >
              {one.word}
            </button>
          ))}
      </div>
    </CalendarSheet>
  )
}

/** Periods as they are called in the reader's language: today, this week, this month, last month. */
export function usualPeriods(language: Language, today: string): (Period & { word: string })[] {
  const words = new Intl.RelativeTimeFormat(intlLocales[language], { numeric: 'auto' })
  const monday = addDays(today, -placeInWeek(today, language === 'fa' ? 'saturday' : 'monday'))
  const month = (far: number) => {
    const { first, last } = monthBounds(monthOf(addMonths(`${monthOf(today)}-01`, far)))
    return { from: first, to: last, word: words.format(far, 'month') }
  }
  return [
    { from: today, to: today, word: words.format(0, 'day') },
    { from: monday, to: addDays(monday, 6), word: words.format(0, 'week') },
    month(0),
    month(-1),
  ]
}
