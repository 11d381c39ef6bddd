import { ListBoxItem } from 'react-aria-components/ListBox'
import { CheckIcon } from '../drawings/icons.tsx'
import { BoxDrawing } from '../fields/Box.tsx'
import { StatusBadge } from '../marks/StatusBadge.tsx'
import styles from './List.module.css'
import type { SelectOption } from './options.ts'

/** One row: the door of a status, the words, how many there are; what is chosen has a tick, of many that may be a box before it. */
export function OptionRow({ id, option, isOfMany = false }: { id: string; option: SelectOption; isOfMany?: boolean }) {
  const { label, description, count, status } = option
  return (
    <ListBoxItem id={id} textValue={label} className={styles.row ?? ''}>
      {({ isSelected }) => (
        <>
          {isOfMany && <BoxDrawing isChecked={isSelected} />}
          <span className={styles.words}>
            {status ? <StatusBadge shape={status} label={label} /> : label}
            {description && ' '}
            {description && <small>{description}</small>}
          </span>
          {count !== undefined && ' '}
          {count !== undefined && <span className={styles.count}>{count}</span>}
          {!isOfMany && <CheckIcon />}
        </>
      )}
    </ListBoxItem>
  )
}
