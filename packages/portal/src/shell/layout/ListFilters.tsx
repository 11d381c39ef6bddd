import type { FormEvent, ReactNode } from 'react'
import { Button } from '@anfilada/ui/Button'
import styles from './filters.module.css'

type Props = {
  label: string
  words: { find: string; reset: string }
  /** Whether something narrows the list now. */
  isOn: boolean
  onFind: (event: FormEvent<HTMLFormElement>) => void
  onReset: () => void
  /** By what, in this order: number, choices, period. */
  children: ReactNode
}

/** What narrows a list that the server searches: it is asked once, by a press, and taken off as a whole. */
export function ListFilters({ label, words, isOn, onFind, onReset, children }: Props) {
  return (
    <form role="search" aria-label={label} className={styles.filters} onSubmit={onFind} noValidate>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {words.find}
        </Button>
        {isOn && <Button onPress={onReset}>{words.reset}</Button>}
      </div>
    </form>
  )
}
