import { useFormats } from '@anfilada/browser/formats'
import { Num } from '@anfilada/ui/Num'
import styles from './Month.module.css'

/** The day of the month; for Persian readers their calendar's day beside it. The cell's own name says the whole date. */
export function DayNumeral({ date }: { date: string }) {
  const jalali = useFormats().jalaliDay(date)
  return (
    <span className={styles.numeral} aria-hidden="true">
      <b>
        <Num>{Number(date.slice(8))}</Num>
      </b>
      {jalali && <bdi>{jalali}</bdi>}
    </span>
  )
}
