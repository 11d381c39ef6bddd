import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Kbd.module.css'

/** A key. `onFill` for one that is printed on a filled button. */
export function Kbd({ children, onFill = false }: { children: ReactNode; onFill?: boolean }) {
  return <kbd className={classNames(styles.key, onFill && styles.onFill)}>{children}</kbd>
}
