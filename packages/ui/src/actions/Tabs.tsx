import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

/** Links to sibling pages; the router marks the present one with aria-current. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
