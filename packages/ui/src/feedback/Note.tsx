import type { ReactNode } from 'react'
import styles from './Note.module.css'

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
