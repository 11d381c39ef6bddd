import type { ReactNode } from 'react'
import { WarningIcon } from '../drawings/icons.tsx'
import { classNames } from '../class-names.ts'
import styles from './FieldFrame.module.css'

type Props = {
  id: string
  label: ReactNode
  /** Beside the label, at its end: a key or a count. */
  aside?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  children: ReactNode
}

/** Label above, control, then the error or else the hint, tied to the control by `describedBy`. */
export function FieldFrame({ id, label, aside, hint, error, children }: Props) {
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {aside}
      </label>
      {children}
      {error ? <FieldError id={`${id}-note`}>{error}</FieldError> : hint && <FieldHint id={`${id}-note`}>{hint}</FieldHint>}
    </div>
  )
}

/** The id of the note under a field, when it has one. */
export function describedBy(id: string, error: string | undefined, hint: ReactNode): string | undefined {
  return error || hint ? `${id}-note` : undefined
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={classNames(styles.note, styles.error)}>
      <WarningIcon />
      <span>{children}</span>
    </p>
  )
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.note}>
      {children}
    </p>
  )
}

/** Brings a field into sight and gives it the focus: by name, else by id. */
export function focusField(field: string): void {
  const target = document.getElementsByName(field)[0] ?? document.getElementById(field)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
