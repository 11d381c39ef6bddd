import { useEffectEvent, useLayoutEffect } from 'react'
import { singleKeysOn } from './single-keys.ts'

/** By the place of the key (`KeyJ`, `Slash`), so that a Russian layout has the same keys. */
export type ScreenKeys = Readonly<Record<string, (() => void) | undefined>>

/** Runs what the pressed key means. Fields type, Enter presses a button or link that has the focus, an open dialog or menu has the keys. Held down, a key only walks. */
export function useScreenKeys(keys: ScreenKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.code]
    if (!run || !isBare(event) || !singleKeysOn() || isTaken(event)) return
    if (event.repeat && event.code !== 'KeyJ' && event.code !== 'KeyK') return
    event.preventDefault()
    run()
  })
  // Before the screen is painted: whoever sees it may press its keys.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function isBare(event: KeyboardEvent): boolean {
  return !(event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing)
}

function isTaken({ target, key }: KeyboardEvent): boolean {
  const own = `input, textarea, [role=combobox], [contenteditable]${key === 'Enter' ? ', button, a, summary' : ''}`
  return keysAreTaken() || (target instanceof Element && target.closest(own) !== null)
}

/** An open dialog, menu or sheet of sections has the keys. */
export function keysAreTaken(): boolean {
  return document.querySelector('dialog[open], [role="menu"], [data-sheet]') !== null
}
