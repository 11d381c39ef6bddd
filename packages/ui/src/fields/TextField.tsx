import { use, useId, type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type ReactNode, type Ref } from 'react'
import { ControlWords } from '../control-words.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import styles from './control.module.css'

type Props = {
  label: ReactNode
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  hint?: ReactNode
  /** Beside the label, at its end. */
  aside?: ReactNode
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' | 'search' | 'url'
  placeholder?: string
  /** A longer text is said to be so and stays whole: a cut would be found out only by whoever reads it. */
  maxLength?: number
  isRequired?: boolean
  isDisabled?: boolean
  dir?: 'ltr' | 'rtl' | 'auto'
  multiline?: boolean
  keyShortcuts?: string
  /** Offered by the browser while something else may still be written. */
  suggestions?: readonly string[]
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/** A plain <input> or <textarea>: the browser has the whole behaviour, so the login page ships no library for it. */
export function TextField({
  label,
  aside,
  hint,
  error,
  multiline = false,
  onChange,
  isRequired,
  isDisabled,
  keyShortcuts,
  suggestions,
  maxLength = Infinity,
  ...rest
}: Props) {
  const id = useId()
  const over = rest.value.trim().length - maxLength
  const words = use(ControlWords)
  const fault = over > 0 ? (words?.over({ most: maxLength, over }) ?? error) : error
  const control = {
    ...rest,
    id,
    className: styles.control,
    required: isRequired,
    disabled: isDisabled,
    'aria-invalid': fault || over > 0 ? (true as const) : undefined,
    'aria-describedby': describedBy(id, fault, hint),
    'aria-keyshortcuts': keyShortcuts,
    list: suggestions && `${id}-list`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} error={fault}>
      {multiline ? <textarea {...control} /> : <input {...control} />}
      <Suggestions id={`${id}-list`} values={suggestions} />
    </FieldFrame>
  )
}

function Suggestions({ id, values }: { id: string; values: readonly string[] | undefined }) {
  return (
    values && (
      <datalist id={id}>
        {values.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    )
  )
}
