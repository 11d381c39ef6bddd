import type { ReactNode } from 'react'
import styles from './Chip.module.css'

type ChipProps = { isPressed: boolean; onPress: () => void; count?: number | undefined; children: ReactNode }

/** A filter that is on or off, with how many it lets through. */
export function Chip({ isPressed, onPress, count, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onPress}>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  )
}
