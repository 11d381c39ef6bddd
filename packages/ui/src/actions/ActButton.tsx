import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './act.module.css'

type Props = { onPress: () => void; danger?: boolean; busy?: boolean; children: ReactNode }

/** An act of a row: an underlined word. While busy it cannot act again. */
export function ActButton({ onPress, danger = false, busy = false, children }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.act, danger && styles.danger)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      // The second click of a double one belongs to the first: it must not press what has come in its place.
      onClick={(event) => !busy && event.detail < 2 && onPress()}
    >
      {busy && <span className={styles.spinner} />}
      {children}
    </button>
  )
}

/** The look of a row's act for a router's link. */
export const actLinkClass: string = styles.act ?? ''
