import { useEffect, useRef } from 'react'
import { TextField } from '@anfilada/ui/TextField'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  error?: string | undefined
  /** Takes focus when its step opens. */
  isFirst?: boolean
}

/** A code of the authenticator, or a recovery code. Telephones offer their digits, and what they have just received. */
export function CodeField({ isFirst = false, ...field }: Props) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  return <TextField {...field} ref={input} name="code" autoComplete="one-time-code" dir="ltr" maxLength={32} isRequired />
}
