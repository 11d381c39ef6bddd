import type { ReactNode } from 'react'
import { AttentionIcon } from '../drawings/icons.tsx'
import styles from './Needs.module.css'

/** The only amber surface: what the reader must do, with the button that does it. At most one per row. */
export function Needs({ children, icon = <AttentionIcon />, action }: { children: ReactNode; icon?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.needs}>
      {icon}
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  )
}
