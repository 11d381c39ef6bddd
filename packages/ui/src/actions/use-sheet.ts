import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

/**
 * What a button opens beneath itself: the focus goes to its current or first row; arrows, Home, End and letters move in it; Esc, Tab and a
 * press outside close it. `rowSelector` finds its rows, `currentSelector` the present one among them.
 */
export function useSheet(rowSelector: string, currentSelector: string) {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const rows = () => [...(frame.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])]

  useEffect(() => {
    if (!isOpen) return
    const first = frame.current?.querySelector<HTMLElement>(currentSelector) ?? frame.current?.querySelector<HTMLElement>(rowSelector)
    first?.focus()
    const onOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onOutside)
    return () => document.removeEventListener('pointerdown', onOutside)
  }, [isOpen, rowSelector, currentSelector])

  function close() {
    setOpen(false)
    button.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') setOpen(false)
    else if (event.key === 'Escape') close()
    else if (!moveFocus(rows(), event.key)) return
    else event.preventDefault()
    event.stopPropagation()
  }
  return {
    isOpen,
    frame,
    close,
    /** For the element that holds the rows. */
    onKeyDown,
    /** For the button. */
    trigger: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => setOpen(!isOpen),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setOpen(true)
      },
    },
  }
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
