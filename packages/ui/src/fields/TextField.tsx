import { FieldFrame } from './FieldFrame.tsx'
import { useTextControl, type TextProps } from './use-text-control.ts'

/** A plain <input> or <textarea>: the browser has the whole behaviour, so the login page ships no library for it. */
export function TextField({ multiline = false, ...props }: TextProps & { multiline?: boolean }) {
  const { frame, control } = useTextControl(props)
  return <FieldFrame {...frame}>{multiline ? <textarea {...control} /> : <input {...control} />}</FieldFrame>
}
