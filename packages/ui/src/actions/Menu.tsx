import { useId, type ReactNode } from 'react'
import { CheckIcon } from '../drawings/icons.tsx'
import styles from './Menu.module.css'
import { useSheet } from './use-sheet.ts'

export type MenuItem = {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** Given for a choice of one (languages): whether this is the present one. */
  isCurrent?: boolean
  /** The language that the label is written in. */
  lang?: string
  onPress: () => void
}

type Props = { label: string; trigger: ReactNode; items: readonly MenuItem[]; header?: ReactNode }

/** A button that opens a short list of acts: arrows, Home, End and letters move in it; Esc, Tab and a press outside close it. */
export function Menu({ label, trigger, items, header }: Props) {
  const id = useId()
  const sheet = useSheet('[role^="menuitem"]', '[aria-checked="true"]')
  return (
    <div ref={sheet.frame} className={styles.frame}>
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="menu"
        aria-controls={sheet.isOpen ? id : undefined}
        {...sheet.trigger}
      >
        {trigger} {/* After what is seen, so that the name begins with it (WCAG 2.5.3). */}
        <span className="sr">{label}</span>
      </button>
      {sheet.isOpen && (
        <div className={styles.sheet}>
          {header && <div className={styles.header}>{header}</div>}
          <div id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={sheet.onKeyDown}>
            {items.map((item) => (
              <MenuRow key={item.id} item={item} onPress={() => (sheet.close(), item.onPress())} />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function MenuRow({ item, onPress }: { item: MenuItem; onPress: () => void }) {
  const isChoice = item.isCurrent !== undefined
  return (
    <button
      type="button"
      className={styles.row}
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={item.isCurrent}
      lang={item.lang}
      tabIndex={-1}
      onClick={onPress}
    >
      {item.icon}
      <span className={styles.word}>{item.label}</span>
      {item.isCurrent && <CheckIcon />}
    </button>
  )
}
