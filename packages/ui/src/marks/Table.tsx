import type { ReactNode } from 'react'
import styles from './Table.module.css'

/** Rows on hairlines. Cells that hold sums or counts take the class `sum` (base.css). Wider than its place it scrolls inside itself. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.frame} data-sideways tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table}>
        <caption className="sr">{caption}</caption>
        {children}
      </table>
    </div>
  )
}
