import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Segment.module.css'

type Props<V extends string> = {
  label: string
  options: readonly { value: V; label: string; icon?: ReactNode }[]
  value: V
  onChange: (value: V) => void
  /** Its words are long: on a phone it takes the line, and they break. */
  isWide?: boolean
}

/** Ways to look at the same thing, one of them pressed. For a value of a form take Choice. */
export function Segment<V extends string>({ label, options, value, onChange, isWide = false }: Props<V>) {
  return (
    <div className={classNames(styles.segment, isWide && styles.wide)} role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option.value} type="button" aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  )
}
