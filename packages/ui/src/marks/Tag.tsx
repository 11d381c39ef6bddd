import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Tag.module.css'

/** A label on the wall: a count, a category, a mark. */
export function Tag({ tone, children }: { tone?: 'amber' | 'red' | 'green'; children: ReactNode }) {
  return <span className={classNames(styles.tag, tone && styles[tone])}>{children}</span>
}
