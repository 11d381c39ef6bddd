import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDownIcon } from '../drawings/icons.tsx'
import { LostNote } from './LostNote.tsx'
import styles from './ListButton.module.css'
import type { useOpening } from './use-opening.ts'

type Props = Omit<ComponentProps<'button'>, 'ref' | 'children'> & {
  opening: ReturnType<typeof useOpening>
  /** What is chosen. */
  children: ReactNode
  /** As wide as its place, as fields are. */
  isWhole?: boolean
  /** The sign at its end, when it is not that of something to open. */
  sign?: ReactNode
  /** What has opened. */
  list: ReactNode
}

/** The button of a select, one look before and after its list is loaded; it says when the list was lost on its way. */
export function ListButton({ opening, children, isWhole, sign = <ChevronDownIcon />, list, className, ...rest }: Props) {
  return (
    <span className={styles.frame} data-whole={isWhole} {...opening.frame}>
      {/* A combobox without a field: a plain button could neither be wrong nor required (ARIA practices, select-only combobox). */}
      <button
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        {...opening.trigger}
        aria-expanded={opening.isOpen}
        aria-controls={opening.trigger['aria-controls']}
        {...rest}
        className={classNames(styles.button, className)}
      >
        <span className={styles.value}>{children}</span>
        {sign}
      </button>
      {list}
      {opening.isLost && <LostNote />}
    </span>
  )
}
