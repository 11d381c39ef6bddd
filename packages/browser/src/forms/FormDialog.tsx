import { useEffect, useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { FormFailure } from './FormFailure.tsx'
import styles from './FormDialog.module.css'
import type { Form } from './form-spec.ts'

type Props = {
  title: ReactNode
  form: Pick<Form<unknown>, 'busy' | 'submit' | 'failure' | 'summary'>
  words: { keep: string; confirm: ReactNode; busy: string }
  onClose: () => void
  children: ReactNode
}

/** A select is a button; the browser's own choice of a file is unseen, and a field that is fixed takes no focus. */
const firstField = ':is(input:not([type=file]), [role=combobox], textarea):enabled'

/** A short form above the page: its first field has the focus, Enter sends, Esc backs out. */
export function FormDialog({ title, form, words, onClose, children }: Props) {
  const id = useId()
  useEffect(() => document.getElementById(id)?.querySelector<HTMLElement>(firstField)?.focus(), [id])
  const actions = (
    <>
      <Button variant="primary" busy={form.busy} busyLabel={words.busy} onPress={() => form.submit()}>
        {words.confirm}
      </Button>
      <Button onPress={onClose}>{words.keep}</Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <form id={id} className={styles.form} onSubmit={(event: FormEvent) => form.submit(event)} noValidate>
        {form.summary ? <ErrorSummary {...form.summary} /> : <FormFailure sentence={form.failure} />}
        {children}
        {/* Enter in a field sends a form only when it has a button of its own. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  )
}
