import type { ReactNode } from 'react'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'

type Props = {
  title: string
  words: { keep: string; confirm: string; busy: string }
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  /** What ends and what stays. */
  children: ReactNode
}

/** An act that somebody loses something by, asked once more; the way back has the focus. */
export function ConfirmDialog({ title, words, busy, onConfirm, onClose, children }: Props) {
  const actions = (
    <>
      <Button variant="dangerFilled" busy={busy} busyLabel={words.busy} onPress={onConfirm}>
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
