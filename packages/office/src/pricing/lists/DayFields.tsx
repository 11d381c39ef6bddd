import { TextField } from '@anfilada/ui/TextField'
import styles from '../lists.module.css'

type Day = { name: string; label: string; value: string; error: string | undefined; onChange: (day: string) => void }

/** From which day to which a list holds, both included. */
export function DayFields({ from, until }: { from: Day; until: Day }) {
  return (
    <div className={styles.pair}>
      <TextField {...from} type="date" />
      <TextField {...until} type="date" />
    </div>
  )
}
