import { museumDate, useFormats } from '@anfilada/browser/formats'
import { addDays } from '@anfilada/contract/dates'
import { ActButton } from '@anfilada/ui/ActButton'
import { IconButton } from '@anfilada/ui/IconButton'
import { ChevronEndIcon, ChevronStartIcon } from '@anfilada/ui/icons'
import styles from './DaySwitch.module.css'

type Props = { date: string; words: { previous: string; next: string; today: string }; onGo: (date: string) => void }

/** The day that a screen shows, in large type, and the days around it. */
export function DaySwitch({ date, words, onGo }: Props) {
  const formats = useFormats()
  return (
    <div className={styles.date}>
      <IconButton label={words.previous} keyShortcuts="K" onPress={() => onGo(addDays(date, -1))}>
        <ChevronStartIcon />
      </IconButton>
      <h2>
        <b>{Number(date.slice(8))}</b>
        <span>
          {formats.weekday(date)}
          <small>{formats.monthBesideDay(date)}</small>
        </span>
      </h2>
      <IconButton label={words.next} keyShortcuts="J" onPress={() => onGo(addDays(date, 1))}>
        <ChevronEndIcon />
      </IconButton>
      <ActButton onPress={() => onGo(museumDate(new Date()))}>{words.today}</ActButton>
    </div>
  )
}
