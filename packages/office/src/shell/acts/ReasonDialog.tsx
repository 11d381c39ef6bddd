import { useState, type KeyboardEvent } from 'react'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { focusField } from '@anfilada/ui/focus-field'
import { TextField } from '@anfilada/ui/TextField'
import styles from './ReasonDialog.module.css'

type Props = {
  title: string
  /** What happens and what stays. */
  lines: readonly string[]
  words: { reason: string; hint?: string; missing: string; keep: string; confirm: string; busy: string }
  busy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** An act that somebody loses something by: says what, and asks why. */
export function ReasonDialog({ title, lines, words, busy, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = isTried && reason.trim() === ''
  function confirm() {
    setTried(true)
    if (reason.trim() === '') focusField('reason')
    else onConfirm(reason.trim())
  }
  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!busy) confirm()
  }
  return (
    <ConfirmDialog title={title} words={words} busy={busy} onConfirm={confirm} onClose={onClose}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={styles.reason} onKeyDown={onEnter}>
        <TextField
          label={words.reason}
          name="reason"
          hint={words.hint}
          maxLength={500}
          autoComplete="off"
          value={reason}
          error={isMissing ? words.missing : undefined}
          onChange={setReason}
        />
      </div>
    </ConfirmDialog>
  )
}
