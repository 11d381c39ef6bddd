import { useEffect, useRef, type ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Box.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** A switch acts at once, a check box waits for a button. */
  look?: 'check' | 'radio' | 'switch'
  /** Of those that it stands for some are chosen, and some are not. */
  isPart?: boolean
}

const roles = { check: undefined, radio: undefined, switch: 'switch' } as const

/** A check box, radio or switch alone: the browser's behaviour under our own drawing, which is also what is seen where colours are forced. Its words stand beside it. */
export function Box({ look = 'check', isPart = false, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart
  }, [isPart])
  return (
    <input
      {...input}
      ref={box}
      type={look === 'radio' ? 'radio' : 'checkbox'}
      role={roles[look]}
      className={classNames(styles.box, look !== 'check' && styles[look])}
    />
  )
}

/** The drawing of a check box, where the row that it stands in is what is chosen, and says so. */
export function BoxDrawing({ isChecked }: { isChecked: boolean }) {
  return <span className={styles.box} data-checked={isChecked || undefined} aria-hidden="true" />
}
