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
      onClick={busy ? undefined : onPress}
    >
      {busy && <span className={styles.spinner} />}
      {children}
    </button>
  )
}
