import { useEffect, useEffectEvent } from 'react'

/** Calls back on a press of this key anywhere on the page, once for a key that is held. */
export function useKey(isIt: (event: KeyboardEvent) => boolean, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.isComposing || !isIt(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
