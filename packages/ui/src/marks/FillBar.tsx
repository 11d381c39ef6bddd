import { classNames } from '../class-names.ts'
import styles from './FillBar.module.css'

type FillPart = { kind: 'sold' | 'hold' | 'this' | 'free'; value: number }

/** How full a thing is; `label` says it in words. Upright it fills from the floor: give the parts from top to bottom. */
export function FillBar({ label, parts, upright = false }: { label: string; parts: readonly FillPart[]; upright?: boolean }) {
  return (
    <span className={upright ? styles.upright : styles.bar} role="img" aria-label={label}>
      {parts
        .filter((part) => part.value > 0)
        .map((part) => (
          <span key={part.kind} className={styles[part.kind]} style={{ flexGrow: part.value }} />
        ))}
    </span>
  )
}

/** The small square of a legend; `wished`: the frame of a slot whose hour is asked for. */
export function FillMark({ kind }: { kind: FillPart['kind'] | 'wished' }) {
  return <span className={classNames(styles.mark, styles[kind])} aria-hidden="true" />
}
