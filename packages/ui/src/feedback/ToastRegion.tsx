import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { CheckIcon, CloseIcon, WarningIcon } from '../drawings/icons.tsx'
import { classNames } from '../class-names.ts'
import { closeToast, currentToasts, watchToasts, type Toast } from './toasts.ts'
import styles from './ToastRegion.module.css'

const stayMs = 6_000
const shownAtOnce = 3

type Props = {
  label: string
  closeLabel: string
  /** What stands beneath them, in a live region of its own. */
  children?: ReactNode
}

/** Stands once in each app, always: a live region must be on the page before it has something to say. */
export function ToastRegion({ label, closeLabel, children }: Props) {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, currentToasts)
  const shown = toasts.slice(0, shownAtOnce)
  return (
    <section className={styles.region} aria-label={label}>
      <div role="alert">
        {shown.map((toast) => toast.tone === 'error' && <ToastBar key={toast.id} toast={toast} closeLabel={closeLabel} />)}
      </div>
      <div role="status">
        {shown.map((toast) => toast.tone === 'done' && <ToastBar key={toast.id} toast={toast} closeLabel={closeLabel} />)}
      </div>
      {children}
    </section>
  )
}

function ToastBar({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (toast.tone === 'error' || isHeld) return
    const timer = setTimeout(() => closeToast(toast.id), stayMs)
    return () => clearTimeout(timer)
  }, [toast, isHeld])

  return (
    // Read in peace: while the pointer or focus is on it, it does not leave.
    <div
      className={classNames(styles.toast, toast.tone === 'error' && styles.error)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.tone === 'error' ? <WarningIcon /> : <CheckIcon />}
      <span className={styles.text}>{toast.text}</span>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => closeToast(toast.id)}>
        <CloseIcon />
      </button>
    </div>
  )
}
