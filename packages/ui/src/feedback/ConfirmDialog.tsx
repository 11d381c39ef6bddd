import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: ReactNode
  words: { keep: string; confirm: ReactNode; busy: string }
  busy: boolean
  /** `primary`: an act that somebody waits for, and that cannot be taken back all the same. */
  tone?: 'dangerFilled' | 'primary'
  onConfirm: () => void
  onClose: () => void
  /** What ends and what stays. */
  children: ReactNode
}

/** An act that cannot be undone, asked once more; the way back has the focus. */
export function ConfirmDialog({ title, words, busy, tone = 'dangerFilled', onConfirm, onClose, children }: Props) {
  const actions = (
    <>
      <Button variant={tone} busy={busy} busyLabel={words.busy} onPress={onConfirm}>
        {words.confirm}
      </Button>
      <Button focusFirst onPress={onClose}>
        {words.keep}
      </Button>
    </>
  )
  return (
    <Dialog title={title} role="alertdialog" onClose={onClose} actions={actions}>
      {children}
    </Dialog>
  )
}
