import { useEffectEvent, useLayoutEffect } from 'react'
import { opensByKey } from '../../../shell/keys/use-key.ts'

/** By the place of the key, so that a Russian layout has the same; `Enter` only where no link or button has the focus. */
export type TableKeys = Readonly<Record<'KeyJ' | 'KeyK' | 'KeyX' | 'KeyP' | 'Enter', () => void>>

/** The keys of the table: not while somebody types, nor under a dialog or a menu, and not for who turned single keys off (WCAG 2.1.4). */
export function useTableKeys(keys: TableKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isKey(event.code, keys) || !isFree(event)) return
    event.preventDefault()
    keys[event.code]()
  })
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function isKey(code: string, keys: TableKeys): code is keyof TableKeys {
  return Object.hasOwn(keys, code)
}

function isFree(event: KeyboardEvent): boolean {
  const { target, code } = event
  if (!isBare(event) || !opensByKey() || document.querySelector('dialog[open], [role="menu"]')) return false
  const own = `input:not([type="checkbox"]), textarea, select, [contenteditable]${code === 'Enter' ? ', button, a, summary' : ''}`
  return !(target instanceof Element && target.closest(own))
}

function isBare(event: KeyboardEvent): boolean {
  return !(event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing)
}
