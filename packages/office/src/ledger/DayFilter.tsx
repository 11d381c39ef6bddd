import styles from './ledger.module.css'

type Props = { label: string; value: string | undefined; onChange: (day: string | undefined) => void }

/** A day of the period; it holds once it is a whole date. */
export function DayFilter({ label, value, onChange }: Props) {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        key={value}
        type="date"
        defaultValue={value}
        min="2000-01-01"
        max="2199-12-31"
        onChange={({ target }) => (target.value === '' || target.validity.valid) && onChange(target.value || undefined)}
      />
    </label>
  )
}
