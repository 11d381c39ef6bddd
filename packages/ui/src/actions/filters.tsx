import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../drawings/icons.tsx'
import styles from './Chip.module.css'
import select from './FilterSelect.module.css'

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

type SelectProps = { label: string; value: string; options: readonly { value: string; label: string }[]; onChange: (value: string) => void }

/** A chip that opens the browser's own list; while nothing is chosen it says only what it chooses by. */
export function FilterSelect({ label, value, options, onChange }: SelectProps) {
  return (
    <span className={select.chip} data-on={value !== '' || undefined}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </span>
  )
}
