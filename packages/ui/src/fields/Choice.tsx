import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { describedBy, FieldError, FieldHint } from './FieldFrame.tsx'
import styles from './Choice.module.css'

type Option<V extends string> = { value: V; label: ReactNode; description?: ReactNode; isDisabled?: boolean }

type Props<V extends string> = {
  label: ReactNode
  name?: string
  options: readonly Option<V>[]
  value: V | ''
  onChange: (value: V) => void
  /** Segments in one frame; cards that may carry a line of description, beside each other; or (rows) plain radio buttons one under the other. */
  look?: 'segments' | 'cards' | 'rows'
  error?: string | undefined
  hint?: ReactNode
  /** Takes focus when its dialog opens. */
  focusFirst?: boolean
}

/** One of a few: radio buttons of the browser in behaviour, drawn by us as segments, cards or rows. */
export function Choice<V extends string>({ label, name, options, value, onChange, look = 'segments', error, hint, focusFirst }: Props<V>) {
  const id = useId()
  return (
    <fieldset aria-invalid={error ? true : undefined} aria-describedby={describedBy(id, error, hint)}>
      <legend className={styles.label}>{label}</legend>
      <div className={look === 'segments' ? styles.segments : classNames(styles.cards, look === 'rows' && styles.rows)}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(styles.option, option.isDisabled && styles.disabled)}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              data-focus-first={(focusFirst && index === 0) || undefined}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.description && <small className={styles.description}>{option.description}</small>}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-note`}>{error}</FieldError> : hint && <FieldHint id={`${id}-note`}>{hint}</FieldHint>}
    </fieldset>
  )
}
