import { useId, type ReactNode, type Ref } from 'react'
import { ChevronDownIcon } from '../drawings/icons.tsx'
import { classNames } from '../class-names.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import control from './control.module.css'
import styles from './SelectField.module.css'

export type SelectOption<V extends string = string> = { value: V; label: string; description?: string | undefined; isDisabled?: boolean }

type Props<V extends string> = {
  label: ReactNode
  name?: string
  options: readonly SelectOption<V>[]
  value: V | ''
  onChange: (value: V) => void
  onBlur?: () => void
  error?: string | undefined
  hint?: ReactNode
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string
  isRequired?: boolean
  isDisabled?: boolean
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own list: on a phone it is the system's wheel, and it costs nothing. */
export function SelectField<V extends string>({
  label,
  options,
  onChange,
  error,
  hint,
  placeholder,
  isRequired,
  isDisabled,
  ...rest
}: Props<V>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className={styles.frame}>
        <select
          {...rest}
          id={id}
          className={classNames(control.control, styles.select)}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
          // One of the options: the browser offers nothing else.
          onChange={(event) => onChange(event.target.value as V)}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.description ? `${option.label} · ${option.description}` : option.label}
            </option>
          ))}
        </select>
        <span className={styles.mark}>
          <ChevronDownIcon />
        </span>
      </span>
    </FieldFrame>
  )
}
