import { useId, useState, type Ref } from 'react'
import { EyeIcon, EyeOffIcon } from '../drawings/icons.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import control from './control.module.css'
import styles from './PasswordField.module.css'

type Props = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  hint?: string
  autoComplete?: 'current-password' | 'new-password'
  isRequired?: boolean
  showLabel: string
  hideLabel: string
  ref?: Ref<HTMLInputElement>
}

/** A password that its owner may look at. */
export function PasswordField({ label, hint, error, onChange, isRequired, showLabel, hideLabel, ...rest }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className={styles.frame}>
        <input
          {...rest}
          id={id}
          className={classNames(control.control, styles.input)}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={styles.eye}>
          <IconButton label={isShown ? hideLabel : showLabel} onPress={() => setShown(!isShown)}>
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </span>
      </span>
    </FieldFrame>
  )
}
