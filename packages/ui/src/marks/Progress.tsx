import { classNames } from '../class-names.ts'
import styles from './Progress.module.css'

type Props = {
  /** How far it is, in words: for readers of the screen; what is seen beside it says the same. */
  label: string
  /** Without it nobody knows yet how much there is. */
  most?: number | undefined
  done?: number
  /** What is left of a time, which shrinks; otherwise work, which grows. */
  isRest?: boolean
}

/** How far long work is. Words stand beside it: a bar alone says neither how much nor of what. */
export function Progress({ label, most, done = 0, isRest = false }: Props) {
  const isKnown = most !== undefined && most > 0
  return (
    <span
      className={classNames(styles.bar, !isKnown && styles.unknown)}
      role={isRest ? 'meter' : 'progressbar'}
      aria-label={label}
      aria-valuetext={label}
      {...(isKnown && { 'aria-valuemin': 0, 'aria-valuemax': most, 'aria-valuenow': Math.min(done, most) })}
    >
      <span className={styles.done} style={isKnown ? { inlineSize: `${(Math.min(done, most) / most) * 100}%` } : undefined} />
    </span>
  )
}
