import { useEffect, useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { ErrorSummary, type ErrorItem } from '@anfilada/ui/ErrorSummary'
import styles from './FormDialog.module.css'

export type FormFaults = { title: string; items: readonly ErrorItem[]; attempt: number }

type Props = {
  title: string
  /** What must be mended, told on top; each press that fails makes a new one, so that it takes the focus again. */
  faults: FormFaults | undefined
  words: { keep: string; confirm: string; busy: string }
  busy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A short form above the board: Enter sends, Esc backs out. */
export function FormDialog({ title, faults, words, busy, onSubmit, onClose, children }: Props) {
  const id = useId()
  useEffect(() => document.getElementById(id)?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [id])
  const actions = (
    <>
      <Button variant="primary" busy={busy} busyLabel={words.busy} onPress={() => submit(id)}>
        {words.confirm}
      </Button>
      <Button onPress={onClose}>{words.keep}</Button>
    </>
  )
  function send(event: FormEvent) {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <form id={id} className={styles.form} onSubmit={send} noValidate>
        {faults && <ErrorSummary title={faults.title} items={faults.items} attempt={faults.attempt} />}
        {children}
        {/* Enter in a field sends a form only when it has a button of its own. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  )
}

function submit(id: string): void {
  const form = document.getElementById(id)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}
