import { use, useId, type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type ReactNode, type Ref } from 'react'
import styles from './control.module.css'
import { ControlWords } from '../control-words.ts'
import { describedBy } from './FieldFrame.tsx'

export type TextProps = {
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
  keyShortcuts?: string
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/** What a text field's frame and its control get: `id` ties them. */
export function useTextControl({
  label,
  aside,
  hint,
  error,
  onChange,
  isRequired,
  isDisabled,
  keyShortcuts,
  maxLength = Infinity,
  ...rest
}: TextProps) {
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
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return { id, frame: { id, label, aside, hint, error: fault }, control }
}
