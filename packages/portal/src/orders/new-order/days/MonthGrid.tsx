import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useFormats } from '@anfilada/browser/formats'
import type { MonthDay } from '@anfilada/contract/catalogue'
import { placeInWeek } from '@anfilada/contract/dates'
import { Num } from '@anfilada/ui/Num'
import { Skeleton } from '@anfilada/ui/Skeleton'
import styles from './Month.module.css'
import { DayNumeral } from './DayNumeral.tsx'
import { heatOf, type HeatSteps, monthCells } from './heat.ts'
import { rove } from './rove.ts'

type Props = {
  month: string
  /** Undefined while it loads: the same grid, without numbers. */
  days: readonly MonthDay[] | undefined
  chosen: string
  steps: HeatSteps
  onChoose: (date: string) => void
}

export function MonthGrid({ month, days, chosen, steps, onChoose }: Props) {
  const { language } = useLanguage()
  const formats = useFormats()
  const cells = monthCells(month, language === 'fa' ? 'saturday' : 'monday')
  const byDate = new Map(days?.map((day) => [day.date, day]))
  // Any full week gives the names in this language's order.
  const week = cells.filter((date) => date !== undefined).slice(0, 14)
  const start = week.findIndex((date) => placeInWeek(date, language === 'fa' ? 'saturday' : 'monday') === 0)
  const isOpen = (date: string) => byDate.has(date) && byDate.get(date)?.status !== 'closed'
  const stop = cells.includes(chosen || undefined) && isOpen(chosen) ? chosen : cells.find((date) => date !== undefined && isOpen(date))
  return (
    <div className={styles.month} role="group" aria-label={formats.month(`${month}-01`)} onKeyDown={rove}>
      {week.slice(start, start + 7).map((date) => (
        <span key={date} className={styles.weekday} aria-hidden="true">
          {formats.columnWeekday(date)}
        </span>
      ))}
      {cells.map((date, index) =>
        date === undefined ? (
          <span key={index} />
        ) : (
          <DayCell
            key={date}
            date={date}
            day={byDate.get(date)}
            loading={!days}
            isChosen={date === chosen}
            isStop={date === stop}
            steps={steps}
            onChoose={onChoose}
          />
        ),
      )}
    </div>
  )
}

type CellProps = {
  date: string
  day: MonthDay | undefined
  loading: boolean
  isChosen: boolean
  /** The one of its grid that Tab stops at. */
  isStop: boolean
  steps: HeatSteps
  onChoose: (date: string) => void
}

function DayCell({ date, day, loading, isChosen, isStop, steps, onChoose }: CellProps) {
  const t = useTranslations('catalogue')
  const formats = useFormats()
  const numeral = <DayNumeral date={date} />
  const named = formats.fullDay(date)
  if (loading) {
    return (
      <span className={styles.day}>
        {numeral}
        <Skeleton />
      </span>
    )
  }
  if (!day || day.status === 'closed') {
    return (
      <button type="button" className={styles.day} data-closed disabled>
        <span className="sr">{t('dayClosedLabel', { date: named })}</span>
        {numeral}
      </button>
    )
  }
  const isFull = day.status === 'full'
  return (
    <button
      type="button"
      className={isFull ? `${styles.day} hatch` : styles.day}
      data-heat={isFull ? 'full' : heatOf(day, steps)}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onChoose(date)}
    >
      <span className="sr">{isFull ? t('dayFullLabel', { date: named }) : <FreeLabel named={named} day={day} steps={steps} />}</span>
      {numeral}
      <small aria-hidden="true">{isFull ? t('dayFull') : <Num>{day.free}</Num>}</small>
    </button>
  )
}

type FreeProps = Pick<CellProps, 'steps'> & { named: string; day: MonthDay }

/** What is free on the day, and that no slot takes the whole group where that is so. */
function FreeLabel({ named, day, steps }: FreeProps) {
  const t = useTranslations('catalogue')
  const free = t('dayFreeLabel', { date: named, count: day.free })
  return heatOf(day, steps) === 4 ? [free, t('heatScarce', { count: String(steps[0]) })].join('. ') : free
}
