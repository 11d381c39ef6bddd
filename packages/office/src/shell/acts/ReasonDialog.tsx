import type { KeyboardEvent, ReactNode } from 'react'
import type { Form } from '@anfilada/browser/form'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { TextField } from '@anfilada/ui/TextField'
import styles from './ReasonDialog.module.css'

type Words = { reason: string; hint?: string; missing: string; keep: string; confirm: string; busy: string }
type Props = {
  title: string
  /** What happens and what stays. */
  lines: readonly string[]
  words: Words
  form: Form<{ reason: string }>
  onClose: () => void
  /** What stands under the reason. */
  children?: ReactNode
}

/** The one field of such a form; spaces around what is typed are not sent. */
export function reasonFields(words: Words) {
  return {
    start: { reason: '' },
    labels: { reason: words.reason },
    sentences: { reason: (fault: string) => (fault === 'required' ? words.missing : undefined) },
  }
}

/** Of forms that are no single action, which the contract judges. */
export function reasonMissing({ reason }: { reason: string }): { reason?: string } {
  return reason.trim() === '' ? { reason: 'required' } : {}
}

/** An act that somebody loses something by: says what, and asks why. */
export function ReasonDialog({ title, lines, words, form, onClose, children }: Props) {
  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    form.submit()
  }
  return (
    <ConfirmDialog title={title} words={words} busy={form.busy} onConfirm={() => form.submit()} onClose={onClose}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={styles.reason} onKeyDown={onEnter}>
        <TextField {...form.field('reason')} hint={words.hint} maxLength={500} autoComplete="off" />
      </div>
      {children}
      <FormFailure sentence={form.failure} />
    </ConfirmDialog>
  )
}
