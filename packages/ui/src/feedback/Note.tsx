import type { ReactNode } from 'react'
import styles from './Note.module.css'
import { AttentionIcon } from '../drawings/icons.tsx'
import needs from './Needs.module.css'

/** A remark between hairlines. */
export function Note({ icon, children, action }: { icon?: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.note}>
      {icon}
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}

/** The only amber surface: what the reader must do, with the button that does it. At most one per row. */
export function Needs({ children, icon = <AttentionIcon />, action }: { children: ReactNode; icon?: ReactNode; action?: ReactNode }) {
  return (
    <div className={needs.needs}>
      {icon}
      <span className={needs.text}>{children}</span>
      {action}
    </div>
  )
}
