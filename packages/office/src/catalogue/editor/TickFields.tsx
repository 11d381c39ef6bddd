import type { ReactNode } from 'react'
import { Checkbox } from '@anfilada/ui/Checkbox'
import styles from '../catalogue.module.css'

type Props<V extends string | number> = {
  legend: ReactNode
  name: string
  options: readonly { value: V; label: ReactNode }[]
  chosen: readonly V[]
  onChange: (chosen: V[]) => void
  error?: string | undefined
}

/** Any of a few, ticked. */
export function TickFields<V extends string | number>({ legend, name, options, chosen, onChange, error }: Props<V>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.ticks}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            name={`${name}_${value}`}
            isChecked={chosen.includes(value)}
            onChange={(isChecked) => onChange(isChecked ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
        ))}
      </div>
      {error && <p className={styles.fault}>{error}</p>}
    </fieldset>
  )
}
