import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Section.module.css'

type Props = {
  title: ReactNode
  level?: 2 | 3
  /** The cornice opens a section, at most four on a screen; below that a single rule. */
  rule?: 'cornice' | 'plain' | 'none'
  /** At the end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

export function Section({ title, level = 2, rule = 'cornice', aside, children }: Props) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={classNames(styles.section, rule !== 'none' && styles[rule])} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
