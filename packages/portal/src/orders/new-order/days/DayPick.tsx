import { useState } from 'react'
import { DayGrid } from '@anfilada/browser/DayGrid'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { monthBounds, monthOf } from '@anfilada/contract/dates'
import { MonthSwitch } from './MonthSwitch.tsx'
import styles from './Month.module.css'
import { isClosedOn, type ClosedDays } from './heat.ts'
import { useClosedName } from './use-closed-name.ts'
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
  const closedName = useClosedName(closed)
  const formats = useFormats()
  const today = museumDate(new Date())
  const first = months?.[0] ?? monthOf(today)
  const last = months?.at(-1)
  const [turned, setTurned] = useState<string>()
  const month = turned ?? (monthOf(chosen) >= first ? monthOf(chosen) : first)
  const jalali = chosen && formats.jalali(chosen)
  const isOpen = (date: string) => date >= today && (!months || months.includes(monthOf(date))) && !(closed && isClosedOn(date, closed))
  const look = (date: string) => (isOpen(date) ? { name: formats.fullDay(date) } : { name: closedName(date), isOff: true })
  function pick(date: string) {
    setTurned(undefined)
    onPick(date)
  }
  return (
    <FieldFault field="pass_date" sentence={error}>
      <div className={styles.bar}>
        <MonthSwitch month={month} first={first} last={last} onChange={setTurned} />
        {jalali && <bdi lang="fa">{jalali}</bdi>}
      </div>
      <DayGrid
        month={month}
        onMonth={setTurned}
        chosen={chosen}
        today={today}
        first={monthBounds(first).first}
        last={last && monthBounds(last).last}
        look={look}
        onPick={pick}
      />
    </FieldFault>
  )
}
