import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls back on a press of this key anywhere on the page, once for a key that is held. */
export function useKey(isIt: (event: KeyboardEvent) => boolean, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.isComposing || !isIt(event)) return
    event.preventDefault()
    act()
  })
  // Before what it belongs to is painted: whoever sees it may press the key.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const setting = 'keyList'

/** Whether `?` opens the list of keys. A single letter must be possible to turn off (WCAG 2.2, 2.1.4). */
export function opensByKey(): boolean {
  return localStorage.getItem(setting) !== 'off'
}

export function setOpensByKey(opens: boolean): void {
  if (opens) localStorage.removeItem(setting)
  else localStorage.setItem(setting, 'off')
}
