import type { ReactNode } from 'react'
import styles from './FormFailure.module.css'

/** What is said about a form and about none of its fields, most often the server's sentence. */
export function FormFailure({ sentence }: { sentence: ReactNode }) {
  if (!sentence) return null
  return (
    <p role="alert" className={styles.failure}>
      {sentence}
    </p>
  )
}
