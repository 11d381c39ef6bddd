import { useId, type ReactNode } from 'react'
import { Box } from './Box.tsx'
import { describedBy, FieldError, FieldHint } from './FieldFrame.tsx'
import styles from './Checkbox.module.css'

type Props = {
  label: ReactNode
  name?: string
  isChecked: boolean
  /** Of those that it stands for some are ticked, and some are not. */
  isPart?: boolean
  onChange: (isChecked: boolean) => void
  hint?: ReactNode
  error?: string | undefined
}

/** Waits for the button of its form. What acts at once is a Switch. */
export function Checkbox(props: Props) {
  return <Ticked {...props} look="check" />
}

/** Acts as soon as it is turned. */
export function Switch(props: Omit<Props, 'isPart'>) {
  return <Ticked {...props} look="switch" />
}

function Ticked({ label, name, isChecked, isPart = false, onChange, hint, error, look }: Props & { look: 'check' | 'switch' }) {
  const id = useId()
  return (
    <div className={styles.ticked}>
      <label className={styles.label}>
        <Box
          id={id}
          name={name}
          look={look}
          isPart={isPart}
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
