import type { ReactNode } from 'react'
import { LostNote } from './LostNote.tsx'
import styles from './Menu.module.css'
import type { MenuItem } from './options.ts'
import { useOpening } from './use-opening.ts'

type Props = { label: string; trigger: ReactNode; items: readonly MenuItem[]; header?: ReactNode }

/** A button that opens a short list of acts: arrows, Home, End and letters move in it; Esc, Tab and a press outside close it. */
export function Menu({ label, trigger, items, header }: Props) {
  const opening = useOpening()
  const { part } = opening
  return (
    <span className={styles.frame} {...opening.frame}>
      <button type="button" className={styles.trigger} aria-haspopup="menu" {...opening.trigger}>
        {trigger} {/* After what is seen, so that the name begins with it (WCAG 2.5.3). */}
        <span className="sr">{label}</span>
      </button>
      {part && <part.MenuList {...opening.list} label={label} items={items} header={header} />}
      {opening.isLost && <LostNote />}
    </span>
  )
}
