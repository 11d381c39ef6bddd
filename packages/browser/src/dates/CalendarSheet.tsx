import { useState, type ReactNode } from 'react'
import { defaultZone, monthAfter, monthOf, todayIn } from '@anfilada/contract/dates'
import { IconButton } from '@anfilada/ui/IconButton'
import { ChevronEndIcon, ChevronStartIcon } from '@anfilada/ui/icons'
import { useFormats } from '../language/formats.ts'
import { DayGrid, type DayLook } from './DayGrid.tsx'
import styles from './CalendarSheet.module.css'
import { useFieldFormats } from './field-formats.ts'
import { useDateWords } from './use-date-words.ts'

type Props = {
  chosen: string
  min?: string | undefined
  max?: string | undefined
  span?: ((date: string) => DayLook['span']) | undefined
  onPick: (date: string) => void
  children?: ReactNode
}

/** What opens beneath a field of a date: one month, and beneath it what is chosen at once. */
export function CalendarSheet({ chosen, min, max, span, onPick, children }: Props) {
  const t = useDateWords()
  const formats = useFormats()
  const today = todayIn(defaultZone)
  const near = min && today < min ? min : max && today > max ? max : today
  const [month, setMonth] = useState(monthOf(chosen || near))
  const look = (date: string): DayLook => {
    const isOff = (min !== undefined && date < min) || (max !== undefined && date > max)
    const name = formats.fullDay(date)
    return { name: isOff ? t('closed', { date: name }) : name, isOff, span: span?.(date) }
  }
  return (
    <>
      <div className={styles.head}>
        <Turn to={monthAfter(month, -1)} isOff={min !== undefined && month <= monthOf(min)} onTurn={setMonth}>
          <ChevronStartIcon />
        </Turn>
        <b aria-live="polite">
          {formats.month(`${month}-01`)}
          <Jalali month={month} />
        </b>
        <Turn to={monthAfter(month, 1)} isOff={max !== undefined && month >= monthOf(max)} onTurn={setMonth}>
          <ChevronEndIcon />
        </Turn>
      </div>
      <DayGrid
        month={month}
        onMonth={setMonth}
        chosen={chosen}
        today={today}
        first={min}
        last={max}
        look={look}
        onPick={onPick}
        takesFocus
      />
      {children}
    </>
  )
}

type TurnProps = { to: string; isOff: boolean; onTurn: (month: string) => void; children: ReactNode }

/** Called by the month to which it leads. */
function Turn({ to, isOff, onTurn, children }: TurnProps) {
  const formats = useFormats()
  if (isOff) return <span className={styles.nowhere} />
  return (
    <IconButton label={formats.month(`${to}-01`)} onPress={() => onTurn(to)}>
      {children}
    </IconButton>
  )
}

/** The months of the Persian calendar that lie in this one. */
function Jalali({ month }: { month: string }) {
  const { persian } = useFieldFormats()
  return persian ? <small lang="fa">{persian.months(month)}</small> : null
}
