import type { ReactNode } from 'react'
import { describedBy, FieldFrame } from '../fields/FieldFrame.tsx'
import control from '../fields/control.module.css'
import { classNames } from '../class-names.ts'
import { LockIcon } from '../drawings/icons.tsx'
import { ListButton } from './ListButton.tsx'
import styles from './SelectField.module.css'
import type { SelectOption } from './options.ts'
import { useOpening } from './use-opening.ts'

export type { SelectOption }

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
  /** Why nothing can be chosen: stands in place of the value. */
  reason?: string | undefined
}

/** One of a few in a form. On a phone its list stands at the bottom of the screen. */
export function SelectField<V extends string>(props: Props<V>) {
  const { label, name, options, value, onChange, onBlur, error, hint, placeholder, isRequired, isDisabled, reason } = props
  const opening = useOpening({ takesLetters: true, onLeave: onBlur })
  const { part } = opening
  const { id } = opening.trigger
  const chosen = options.find((option) => option.value === value)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <ListButton
        opening={opening}
        isWhole
        name={name}
        value={value}
        className={classNames(control.control, reason !== undefined && styles.fixed)}
        disabled={isDisabled}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
        {...(reason !== undefined && fixed)}
        list={
          part && (
            <part.SelectList
              {...opening.list}
              name={{ 'aria-labelledby': `${id}-label` }}
              options={options}
              value={value}
              onPick={onChange}
            />
          )
        }
      >
        {reason ?? (chosen ? wordsOf(chosen) : <span className={styles.empty}>{placeholder}</span>)}
      </ListButton>
    </FieldFrame>
  )
}

/** What cannot be opened can still be reached, and read. */
const fixed = { 'aria-disabled': true, onClick: undefined, onKeyDown: undefined, sign: <LockIcon /> }

function wordsOf({ label, description }: SelectOption): string {
  return description ? `${label} · ${description}` : label
}
