import { startTransition, useCallback, useState } from 'react'

type Nearness = { isNear: boolean; height?: number }
/** `at-first`: whole before it is known what the window shows; `always`: in a list so short that nothing is gained. */
export type Drawn = 'always' | 'at-first' | 'when-near'
const always: Nearness = { isNear: true }
type Listener = (nearness: Nearness) => void

/** So far beyond the window a row is drawn already: a few rows more than can be seen. */
const margin = '480px 0px'
const listeners = new WeakMap<Element, Listener>()
let observer: IntersectionObserver | undefined

/**
 * Whether an element is in or near the window, so that a list of thousands draws whole only what can be seen. An element that went
 * away tells the height that it had, in pixels, and must keep it: nothing on the screen may move. One with the focus in it stays near.
 */
export function useNear(drawn: Drawn): [Nearness, (element: Element | null) => (() => void) | undefined] {
  const [nearness, setNearness] = useState<Nearness>({ isNear: drawn !== 'when-near' || typeof IntersectionObserver === 'undefined' })
  const isWatched = drawn !== 'always'
  const ref = useCallback((element: Element | null) => (element && isWatched ? watch(element, setNearness) : undefined), [isWatched])
  return [isWatched ? nearness : always, ref]
}

function watch(element: Element, listener: Listener): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined
  observer ??= new IntersectionObserver(tell, { rootMargin: margin })
  const watching = observer
  listeners.set(element, listener)
  watching.observe(element)
  return () => watching.unobserve(element)
}

/** In a transition: a jump to the end of a long list draws its rows in slices and never holds up the next key. */
function tell(entries: IntersectionObserverEntry[]): void {
  startTransition(() => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const keepsFocus = !isIntersecting && target.contains(document.activeElement)
      if (!keepsFocus)
        listeners.get(target)?.({ isNear: isIntersecting, ...(boundingClientRect.height > 0 && { height: boundingClientRect.height }) })
    }
  })
}
