import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { CheckIcon } from '../drawings/icons.tsx'
import styles from './Menu.module.css'

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
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const rows = rowsOf(frame.current)
    ;(rows.find((row) => row.ariaChecked === 'true') ?? rows[0])?.focus()
    const onOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onOutside)
    return () => document.removeEventListener('pointerdown', onOutside)
  }, [isOpen])

  function close() {
    setOpen(false)
    button.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') setOpen(false)
    else if (event.key === 'Escape') close()
    else if (!moveFocus(rowsOf(frame.current), event.key)) return
    else event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={frame} className={styles.frame}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {trigger} {/* After what is seen, so that the name begins with it (WCAG 2.5.3). */}
        <span className="sr">{label}</span>
      </button>
      {isOpen && (
        <div className={styles.sheet}>
          {header && <div className={styles.header}>{header}</div>}
          <div id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
            {items.map((item) => (
              <MenuRow key={item.id} item={item} onPress={() => (close(), item.onPress())} />
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

function rowsOf(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

/** Moves focus as the key says; false when the key means nothing here. */
function moveFocus(rows: readonly HTMLElement[], key: string): boolean {
  const at = rows.findIndex((row) => row === document.activeElement)
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key] ?? rowByLetter(rows, at, key)
  rows.at(target === undefined ? at : target % rows.length)?.focus()
  return target !== undefined
}

function rowByLetter(rows: readonly HTMLElement[], at: number, key: string): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined
  const order = rows.map((_, step) => (at + 1 + step) % rows.length)
  return order.find((row) => rows[row]?.textContent?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()))
}
