import { ListBoxItem } from 'react-aria-components/ListBox'
import { CheckIcon } from '../drawings/icons.tsx'
import { StatusBadge } from '../marks/StatusBadge.tsx'
import styles from './List.module.css'
import type { SelectOption } from './options.ts'

/** One row: the door of a status, the words, how many there are, and a tick where it is chosen. */
export function OptionRow({ id, option }: { id: string; option: SelectOption }) {
  const { label, description, count, status } = option
  return (
    <ListBoxItem id={id} textValue={label} className={styles.row ?? ''}>
      <span className={styles.words}>
        {status ? <StatusBadge shape={status} label={label} /> : label}
        {description && ' '}
        {description && <small>{description}</small>}
      </span>
      {count !== undefined && ' '}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      <CheckIcon />
    </ListBoxItem>
  )
}
