import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import styles from './Dialog.module.css'

type Props = { title: ReactNode; children: ReactNode; actions?: ReactNode; onClose: () => void; role?: 'dialog' | 'alertdialog' }

function takeFocus(dialog: HTMLDialogElement | null): void {
  const first = dialog?.querySelector<HTMLElement>('[data-focus-first=true]') ?? dialog
  first?.focus()
}

/**
 * The browser's own modal dialog: it keeps focus inside, makes the rest inert, closes on Esc and gives focus back.
 * Opens when it is rendered. Focus goes to the button marked `focusFirst` (the safe one), else to the dialog itself.
 */
export function Dialog({ title, children, actions, onClose, role }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Before the element is taken away: closed afterwards it would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    takeFocus(element)
    return () => element?.close()
  }, [])
  // An act that nothing is left for goes, and the focus that it had stays in the dialog.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) takeFocus(dialog.current)
  })

  // A text that is marked beyond the edge ends there, and the second click of a double one belongs to what opened the dialog.
  const isPressedBeside = useRef(false)
  function onPress(event: MouseEvent) {
    isPressedBeside.current = event.target === dialog.current && event.detail < 2
  }
  function onBackdrop(event: MouseEvent) {
    if (event.target === dialog.current && isPressedBeside.current) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={role}
      tabIndex={-1}
      aria-labelledby={titleId}
      onMouseDown={onPress}
      onClick={onBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.sheet}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
