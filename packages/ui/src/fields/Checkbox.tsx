import { useId, type ReactNode } from 'react'
import { describedBy, FieldError, FieldHint } from './FieldFrame.tsx'
import styles from './Checkbox.module.css'

type Props = {
  label: ReactNode
  name?: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, name, isChecked, onChange, hint, error }: Props) {
  const id = useId()
  return (
    <div>
      <label className={styles.label}>
        <input
          id={id}
          name={name}
          type="checkbox"
          className={styles.box}
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error ? <FieldError id={`${id}-note`}>{error}</FieldError> : hint && <FieldHint id={`${id}-note`}>{hint}</FieldHint>}
    </div>
  )
}
