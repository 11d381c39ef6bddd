import { ChevronDownIcon } from '../drawings/icons.tsx'
import styles from './FilterSelect.module.css'

type Props = { label: string; value: string; options: readonly { value: string; label: string }[]; onChange: (value: string) => void }

/** A chip that opens the browser's own list; while nothing is chosen it says only what it chooses by. */
export function FilterSelect({ label, value, options, onChange }: Props) {
  return (
    <span className={styles.chip} data-on={value !== '' || undefined}>
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
