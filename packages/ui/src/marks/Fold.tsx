import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDownIcon } from '../drawings/icons.tsx'
import styles from './Fold.module.css'

type Props = {
  /** What is folded away, in words; an arrow behind them says that they open. */
  label: ReactNode
  isOpen?: boolean | undefined
  onToggle?: ((isOpen: boolean) => void) | undefined
  className?: string | undefined
  children: ReactNode
}

/** What few people need stays shut until it is asked for; the browser's own search opens it. */
export function Fold({ label, isOpen, onToggle, className, children }: Props) {
  return (
    <details className={classNames(styles.fold, className)} open={isOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        {label}
        <ChevronDownIcon />
      </summary>
      {children}
    </details>
  )
}
