import { useEffect, useRef, type ReactNode } from 'react'
import { focusField } from '@anfilada/ui/focus-field'
import { isWindowWithin } from '@anfilada/ui/use-window-within'
import styles from './OrderForm.module.css'

type Props = {
  /** The question; those that stand on one screen go by one name. */
  shown: string
  label: string
  /** Where typing begins, as a selector. */
  firstField: string | undefined
  takeAwaitedField: () => string | undefined
  children: ReactNode
}

/** One question; when it comes it takes the focus, so that hands stay on the keyboard and a screen reader goes along. */
export function StepFrame({ shown, label, firstField, takeAwaitedField, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = before.current === undefined
    before.current = shown
    const awaited = takeAwaitedField()
    if (awaited) focusField(awaited)
    else focusQuestion(frame.current, firstField, isFirst)
    if (!awaited && !isFirst && isPhone()) frame.current?.closest('[data-question]')?.scrollIntoView()
  }, [shown, firstField, takeAwaitedField])
  return (
    <div ref={frame} tabIndex={-1} role="group" aria-label={label} className={styles.frame}>
      {children}
    </div>
  )
}

function focusQuestion(frame: HTMLElement | null, firstField: string | undefined, isFirst: boolean): void {
  // Whoever is quicker than the page stays where he is.
  if (isFirst && frame?.contains(document.activeElement)) return
  // A touch screen would open its keyboard over the choices.
  const hasKeyboard = !window.matchMedia('(pointer: coarse)').matches
  const field = hasKeyboard && firstField ? frame?.querySelector<HTMLElement>(firstField) : undefined
  if (field) field.focus({ preventScroll: true })
  else if (!isFirst) frame?.focus({ preventScroll: true })
}

/** On a phone every step begins at its rail: name and chooser of the form would take half of the window each time. */
export function isPhone(): boolean {
  return isWindowWithin('phone')
}
