import type { ReactNode } from 'react'
import styles from './IconButton.module.css'

type Props = { label: string; onPress: () => void; isPressed?: boolean; isExpanded?: boolean; keyShortcuts?: string; children: ReactNode }

/** A button that is only an icon: `label` is its name and its tooltip. */
export function IconButton({ label, onPress, isPressed, isExpanded, keyShortcuts, children }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-keyshortcuts={keyShortcuts}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
