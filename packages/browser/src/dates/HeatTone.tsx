import { classNames } from '@anfilada/ui/class-names'
import styles from './DayGrid.module.css'

/** Of free places: 1 few to 3 many in quiet tones, 4 the loud one, `full` none. */
export type Heat = 1 | 2 | 3 | 4 | 'full'

/** The tone of a day, for the words that tell what it means. */
export const HeatTone = ({ heat }: { heat: Heat }) => (
  <span className={classNames(styles.tone, heat === 'full' && 'hatch')} data-heat={heat} />
)
