import { useRef, useState, type KeyboardEvent } from 'react'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { dayByKey } from '@anfilada/browser/day-by-key'
import type { Formats } from '@anfilada/browser/formats'
import { addDays } from '@anfilada/contract/dates'
import type { OrderDay } from '../order-days.ts'
import { monthWeeks } from './calendar-month.ts'
import { DayCell } from './DayCell.tsx'
import styles from './MonthTable.module.css'

type Props = {
  month: string
  today: string
  chosen: string | undefined
  byDate: ReadonlyMap<string, OrderDay>
  formats: Formats
  onChoose: (date: string) => void
  onMonth: (month: string) => void
}

/** A grid with one stop of the Tab key: arrows lead from day to day and, past the edge, to the next month. */
export function MonthTable({ month, today, chosen, byDate, formats, onChoose, onMonth }: Props) {
  const isPersian = useLanguage().language === 'fa'
  const weekStart = isPersian ? 'saturday' : 'monday'
  const [cursor, setCursor] = useState<string>()
  const wantsFocus = useRef(false)
  const stop = [cursor, chosen].find((date) => date?.startsWith(month)) ?? `${month}-01`
  const weeks = monthWeeks(month, weekStart)
  const firstMonday = '2024-01-01'
  const firstDay = isPersian ? addDays(firstMonday, -2) : firstMonday

  function onKeyDown(event: KeyboardEvent) {
    const target = dayByKey(stop, event, { weekStart, isRtl: isPersian })
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    wantsFocus.current = true
    setCursor(target)
    if (!target.startsWith(month)) onMonth(target.slice(0, 7))
  }

  /** The cell may come only with the next month: it takes the focus when it is there. */
  function takeFocus(button: HTMLButtonElement | null) {
    if (!button || !wantsFocus.current) return
    wantsFocus.current = false
    button.focus()
  }

  return (
    <table role="grid" className={styles.month} aria-label={formats.month(`${month}-01`)} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, day) => addDays(firstDay, day)).map((date) => (
            <th key={date} scope="col" abbr={formats.weekday(date)}>
              {formats.columnWeekday(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={`${month} ${index}`}>
            {week.map((date, column) => (
              <td key={date ?? column}>
                {date && (
                  <DayCell
                    date={date}
                    day={byDate.get(date)}
                    isToday={date === today}
                    isPast={date < today}
                    isChosen={date === chosen}
                    isStop={date === stop}
                    formats={formats}
                    focusRef={date === cursor ? takeFocus : undefined}
                    onChoose={() => (setCursor(date), onChoose(date))}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
