import { useId, type ReactNode } from 'react'
import styles from './Pane.module.css'

/** A part of the column on the right: a heading, its act, facts beneath. */
export function Pane({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
