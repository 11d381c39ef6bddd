import type { ReactNode } from 'react'
import { WarningIcon } from '@anfilada/ui/icons'
import styles from './fields.module.css'

type Props = { field: string; sentence: string | undefined; children: ReactNode }

/** A group of choices that is one field: its fault stands above it and is tied to it; the summary's link finds it by id. */
export function FieldFault({ field, sentence, children }: Props) {
  const note = `${field}-note`
  return (
    <div id={field} role="group" tabIndex={-1} aria-describedby={sentence ? note : undefined} className={styles.group}>
      {sentence && (
        <p id={note} className={styles.fault}>
          <WarningIcon />
          {sentence}
        </p>
      )}
      {children}
    </div>
  )
}
