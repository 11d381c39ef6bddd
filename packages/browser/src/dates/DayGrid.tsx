import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { daysOfMonth, monthOf, placeInWeek, type WeekStart } from '@anfilada/contract/dates'
import type { Language } from '@anfilada/contract/languages'
import { classNames } from '@anfilada/ui/class-names'
import { Num } from '@anfilada/ui/Num'
import { useFormats } from '../language/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { dayByKey } from './day-by-key.ts'
import styles from './DayGrid.module.css'
import type { Heat } from './HeatTone.tsx'

/** How a day looks and what it is called; `isOff`: it cannot be chosen, and its name says so. */
export type DayLook = {
  name: string
  isOff?: boolean
  /** Of a chosen period: between its ends, or one of them. */
  span?: 'edge' | 'within' | undefined
  /** Where places are counted: how many are free (HeatTone.tsx). */
  heat?: Heat
  /** Where places are counted: their number, under the day's. */
  count?: ReactNode
}

type Props = {
  month: string
  /** Another month, to which a key leads; without it keys stay in this one. */
  onMonth?: (month: string) => void
  chosen: string
  today?: string
  /** Keys lead no further than these days. */
  first?: string | undefined
  last?: string | undefined
  look: (date: string) => DayLook
  onPick: (date: string) => void
  takesFocus?: boolean
  /** Places are counted in it: its days have room for their number. */
  isCounted?: boolean
}

/**
 * A month of days, gone through by the keys of every month (`dayByKey`). One day is in the tab order.
 */
export function DayGrid({ month, onMonth, chosen, today, first, last, look, onPick, takesFocus = false, isCounted }: Props) {
  const weekStart = weekStartOf(useLanguage().language)
  const formats = useFormats()
  const cells = monthCells(month, weekStart)
  const days = cells.filter((date) => date !== undefined)
  const grid = useRef<HTMLDivElement>(null)
  const [led, setLed] = useState<string>()
  const usual = days.includes(chosen)
    ? chosen
    : (days.find((date) => date === today && !look(date).isOff) ?? days.find((date) => !look(date).isOff))
  const stop = led !== undefined && days.includes(led) ? led : (usual ?? days[0])
  // What a key has led to gets the focus once its month stands here.
  const wanted = useRef(takesFocus)
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${stop ?? ''}"]`)?.focus()
  }, [stop])

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const from = (event.target as HTMLElement).dataset.date
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = from && dayByKey(from, event, { weekStart, isRtl })
    if (!to) return
    event.preventDefault()
    const within = clamped(to, first, last)
    if (monthOf(within) !== month && !onMonth) return
    wanted.current = within !== stop
    setLed(within)
    if (monthOf(within) !== month) onMonth?.(monthOf(within))
  }
  return (
    <div
      ref={grid}
      className={styles.grid}
      data-counted={isCounted}
      role="group"
      aria-label={formats.month(`${month}-01`)}
      onKeyDown={onKeyDown}
    >
      <Weekdays days={days} weekStart={weekStart} />
      {cells.map((date, index) =>
        date === undefined ? (
          <span key={index} />
        ) : (
          <Day
            key={date}
            date={date}
            look={look(date)}
            isChosen={date === chosen}
            isStop={date === stop}
            isToday={date === today}
            onPick={() => {
              setLed(undefined)
              onPick(date)
            }}
          />
        ),
      )}
    </div>
  )
}

const weekStartOf = (language: Language): WeekStart => (language === 'fa' ? 'saturday' : 'monday')

/** Days of a month in rows of seven, with undefined before its first. */
function monthCells(month: string, weekStart: WeekStart): (string | undefined)[] {
  return [...Array.from({ length: placeInWeek(`${month}-01`, weekStart) }, () => undefined), ...daysOfMonth(month)]
}

function clamped(date: string, first: string | undefined, last: string | undefined): string {
  if (first && date < first) return first
  return last && date > last ? last : date
}

/** Any full week gives the names in this language's order. */
function Weekdays({ days, weekStart }: { days: readonly string[]; weekStart: WeekStart }) {
  const formats = useFormats()
  const start = days.findIndex((date) => placeInWeek(date, weekStart) === 0)
  return days.slice(start, start + 7).map((date) => (
    <span key={date} className={styles.weekday} aria-hidden="true">
      {formats.columnWeekday(date)}
    </span>
  ))
}

type DayProps = { date: string; look: DayLook; isChosen: boolean; isStop: boolean; isToday: boolean; onPick: () => void }

/** A day that cannot be chosen can be gone to all the same: its name says why. */
function Day({ date, look, isChosen, isStop, isToday, onPick }: DayProps) {
  const { name, isOff = false, span, heat, count } = look
  const state = isOff ? { 'data-off': true, 'aria-disabled': true } : { 'data-open': true, 'aria-pressed': isChosen, onClick: onPick }
  return (
    <button
      type="button"
      className={classNames(styles.day, heat === 'full' && 'hatch')}
      {...state}
      data-date={date}
      data-span={span}
      data-heat={heat}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isStop ? 0 : -1}
    >
      <span className="sr">{name}</span>
      <DayNumeral date={date} />
      {count !== undefined && <small aria-hidden="true">{count}</small>}
    </button>
  )
}

/** The day of the month; for Persian readers their calendar's day beside it. The cell's own name says the whole date. */
function DayNumeral({ date }: { date: string }) {
  const jalali = useFormats().jalaliDay(date)
  return (
    <span className={styles.numeral} aria-hidden="true">
      <b>
        <Num>{Number(date.slice(8))}</Num>
      </b>
      {jalali && <bdi lang="fa">{jalali}</bdi>}
    </span>
  )
}
