import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { placeInWeek } from '@anfilada/contract/dates'
import { MonthSwitch } from './MonthSwitch.tsx'
import styles from './Month.module.css'
import { DayNumeral } from './DayNumeral.tsx'
import { monthCells, isClosedOn, type ClosedDays } from './heat.ts'
import { rove } from './rove.ts'
import { FieldFault } from '../fields/FieldFault.tsx'

type Props = {
  chosen: string
  onPick: (date: string) => void
  error: string | undefined
  /** The months that may be chosen, `YYYY-MM`; without them any from this one on. */
  months?: readonly string[] | undefined
  closed?: ClosedDays | undefined
}

/** A month of days from today on, where no places are counted. */
export function DayPick({ chosen, onPick, error, months, closed }: Props) {
  const formats = useFormats()
  const today = museumDate(new Date())
  const first = months?.[0] ?? today.slice(0, 7)
  const [turned, setTurned] = useState<string>()
  const month = turned ?? (chosen.slice(0, 7) >= first ? chosen.slice(0, 7) : first)
  const jalali = chosen && formats.jalali(chosen)
  const isOpen = (date: string) => date >= today && (!months || months.includes(date.slice(0, 7))) && !(closed && isClosedOn(date, closed))
  function pick(date: string) {
    setTurned(undefined)
    onPick(date)
  }
  return (
    <FieldFault field="pass_date" sentence={error}>
      <div className={styles.bar}>
        <MonthSwitch month={month} first={first} last={months?.at(-1)} onChange={setTurned} />
        {jalali && <bdi lang="fa">{jalali}</bdi>}
      </div>
      <Days month={month} chosen={chosen} isOpen={isOpen} onPick={pick} />
    </FieldFault>
  )
}

type DaysProps = { month: string; chosen: string; isOpen: (date: string) => boolean; onPick: (date: string) => void }

function Days({ month, chosen, isOpen, onPick }: DaysProps) {
  const formats = useFormats()
  const { language } = useLanguage()
  const cells = monthCells(month, language === 'fa' ? 'saturday' : 'monday')
  const open = cells.filter((date) => date !== undefined && isOpen(date))
  const stop = open.includes(chosen) ? chosen : open[0]
  return (
    <div className={styles.month} data-plain role="group" aria-label={formats.month(`${month}-01`)} onKeyDown={rove}>
      <Weekdays cells={cells} isSaturdayFirst={language === 'fa'} />
      {cells.map((date, index) =>
        date === undefined ? (
          <span key={index} />
        ) : (
          <Day key={date} date={date} isOpen={isOpen(date)} isChosen={date === chosen} isStop={date === stop} onPick={() => onPick(date)} />
        ),
      )}
    </div>
  )
}

/** Any full week gives the names in this language's order. */
function Weekdays({ cells, isSaturdayFirst }: { cells: readonly (string | undefined)[]; isSaturdayFirst: boolean }) {
  const formats = useFormats()
  const days = cells.filter((date) => date !== undefined)
  const start = days.findIndex((date) => placeInWeek(date, isSaturdayFirst ? 'saturday' : 'monday') === 0)
  return days.slice(start, start + 7).map((date) => (
    <span key={date} className={styles.weekday} aria-hidden="true">
      {formats.columnWeekday(date)}
    </span>
  ))
}

type DayProps = { date: string; isOpen: boolean; isChosen: boolean; isStop: boolean; onPick: () => void }

function Day({ date, isOpen, isChosen, isStop, onPick }: DayProps) {
  const t = useTranslations('catalogue')
  const formats = useFormats()
  const named = formats.fullDay(date)
  return (
    <button
      type="button"
      className={styles.day}
      data-open={isOpen || undefined}
      data-closed={isOpen ? undefined : true}
      disabled={!isOpen}
      aria-pressed={isOpen ? isChosen : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={onPick}
    >
      <span className="sr">{isOpen ? named : t('dayClosedLabel', { date: named })}</span>
      <DayNumeral date={date} />
    </button>
  )
}
