import { useEffect, useSyncExternalStore } from 'react'
import { whenQuiet } from '../when-idle.ts'

/** How long (ms) somebody waits before a part that did not come is asked for again. */
const pause = 3_000

/** `part` when it is here; `isLost` after it could not be loaded, until it is. */
type Late<T> = { readonly part?: T; readonly isLost?: boolean }

export type LatePart<T> = {
  /** Asks for it, unless it is here or on its way. Never throws. */
  ask: () => void
  read: () => Late<T>
  subscribe: (onChange: () => void) => () => void
}

/**
 * A part of a control that comes after the page: what opens, with the library that moves in it. Made once, beside the import
 * (`latePart(() => import('./late-lists.ts'))`), used by `useLatePart`. A part that could not be loaded can be asked for again.
 */
export function latePart<T>(load: () => Promise<T>): LatePart<T> {
  let state: Late<T> = {}
  let isUnderWay = false
  const listeners = new Set<() => void>()

  function settle(next: Late<T>) {
    isUnderWay = false
    state = next
    for (const listener of listeners) listener()
  }
  function ask() {
    if (state.part || isUnderWay) return
    isUnderWay = true
    if (state.isLost) askForLostStyles()
    load().then(
      (part) => settle({ part }),
      () => settle({ isLost: true }),
    )
  }
  return {
    ask,
    read: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/**
 * Asks for the part when the page is quiet, and while `isWanted` (somebody opened the control) until it is here: again after a pause,
 * and when the network is back. Whoever focuses or touches the control calls `ask` himself.
 */
export function useLatePart<T>(source: LatePart<T>, isWanted: boolean): Late<T> {
  const late = useSyncExternalStore(source.subscribe, source.read)
  const isMissing = isWanted && !late.part
  useEffect(() => whenQuiet(source.ask), [source])
  useEffect(() => {
    if (!isMissing) return
    source.ask()
    const again = setInterval(source.ask, pause)
    window.addEventListener('online', source.ask)
    return () => {
      clearInterval(again)
      window.removeEventListener('online', source.ask)
    }
  }, [source, isMissing])
  return late
}

// The loader of the build adds a stylesheet once, whether it comes or not: without this a part that was lost would come without its styles.
function askForLostStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}
