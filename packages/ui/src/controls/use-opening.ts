import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { isLetter } from './is-letter.ts'
import { latePart, useLatePart } from './late-part.ts'

/** What opens, of all controls of choosing: one chunk. */
export const lists = latePart(() => import('./late-lists.ts'))

/**
 * A button that opens a list: by a press, an arrow, or (where `takesLetters`) the first letters of an option. What is pressed or typed
 * before the list is loaded opens it when it comes. Whoever leaves the button and its list closes it.
 */
export function useOpening({ takesLetters, onLeave }: { takesLetters?: boolean; onLeave?: (() => void) | undefined } = {}) {
  const id = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** The letters typed since the list is wanted; undefined while it is closed. */
  const [typed, setTyped] = useState<string>()
  const isOpen = typed !== undefined
  const { part, isLost } = useLatePart(lists, isOpen)

  function close() {
    setTyped(undefined)
    button.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') setTyped((letters = '') => letters)
    else if (takesLetters && isLetter(event.nativeEvent)) setTyped((letters = '') => letters + key)
    else if (key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    isOpen,
    isLost: isOpen && !part && isLost,
    /** What is drawn while it is open. */
    part: isOpen ? part : undefined,
    /** What is drawn gets this, and its name. */
    list: { id: `${id}-list`, typed: typed ?? '', trigger: button, onClose: close },
    frame: {
      ref: frame,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (frame.current?.contains(relatedTarget)) return
        setTyped(undefined)
        onLeave?.()
      },
    },
    trigger: {
      id,
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen && part ? `${id}-list` : undefined,
      'aria-busy': (isOpen && !part) || undefined,
      onClick: () => setTyped(isOpen ? undefined : ''),
      onKeyDown,
      onFocus: lists.ask,
      onPointerEnter: lists.ask,
      // The press that closes an open list must not take the focus first: leaving it closes it, too, and the press would open it again.
      onMouseDown: (event: MouseEvent) => isOpen && event.preventDefault(),
    },
  }
}
