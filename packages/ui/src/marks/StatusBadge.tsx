import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './StatusBadge.module.css'

const leaves = {
  processing: <path d="M3 23V3h14v20M1 23h18M3 3l8 3.5V23M8.8 14.5v.02" />,
  confirmed: (
    <>
      <path d="M3 23V3h14v20M1 23h18" />
      <path className={styles.solid} d="M6 23V6h8v17z" />
      <path className={styles.tick} d="M7.8 14.5l1.6 2 2.9-4.2" />
    </>
  ),
  waiting: <path d="M3 23V3h14v20M1 23h18M10 6v17M6 6h8v17M6 6v17M8.3 14.5v.02M11.7 14.5v.02" />,
  rejected: (
    <>
      <path d="M3 23V3h14v20M1 23h18" />
      <path className={styles.solid} d="M6 6h8v17H6z" />
      <path className={styles.bar} d="M5 14.5h10" />
    </>
  ),
  cancelled: (
    <>
      <path className={styles.dashed} d="M3 23V3h14v20" />
      <path d="M1 23h18M6.5 18l7-9" />
    </>
  ),
}
export type StatusShape = keyof typeof leaves

/** The door alone, as large as its place: where the word stands beside it already. */
export function DoorGlyph({ shape, className }: { shape: StatusShape; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.glyph, styles[shape], className)} viewBox="0 0 20 24" aria-hidden="true">
      {leaves[shape]}
    </svg>
  )
}

/** Drawn as the state of a door: the shape says it first, the word second, the colour third. The glyph swings once when the status changes. */
export function StatusBadge({ shape, label, glyphOnly = false }: { shape: StatusShape; label: string; glyphOnly?: boolean }) {
  const first = useRef(shape)
  return (
    <span className={classNames(styles.status, styles[shape])} title={glyphOnly ? label : undefined}>
      <svg key={shape} className={classNames(styles.glyph, first.current !== shape && styles.swing)} viewBox="0 0 20 24" aria-hidden="true">
        {leaves[shape]}
      </svg>
      {glyphOnly ? <span className="sr">{label}</span> : <span>{label}</span>}
    </span>
  )
}
