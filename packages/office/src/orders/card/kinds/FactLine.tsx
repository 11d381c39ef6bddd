import type { ReactNode } from 'react'
import styles from '../../OrderHead.module.css'

/** One fact between hairlines, under the four that decide. */
export function FactLine({ term, children }: { term: string; children: ReactNode }) {
  return (
    <p className={styles.fact}>
      <span className="dim">{term}</span> {children}
    </p>
  )
}
