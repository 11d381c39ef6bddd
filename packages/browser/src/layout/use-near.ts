import { useCallback, useState, useSyncExternalStore } from 'react'

type Nearness = { isNear: boolean; height?: number }
/**
 * `at-first`: whole before it is known what the window shows; `always`: in a list so short that nothing is gained; `soon`: in such a list,
 * once what comes before is drawn.
 */
export type Drawn = 'always' | 'soon' | 'at-first' | 'when-near'
const unwatched: Partial<Record<Drawn, Nearness>> = { always: { isNear: true }, soon: { isNear: false } }
type Listener = (nearness: Nearness) => void

/** So far beyond the window a row is drawn already: a few rows more than can be seen. */
const margin = '480px 0px'
const listeners = new WeakMap<Element, Listener>()
let observer: IntersectionObserver | undefined

/**
 * Whether an element is in or near the window, so that a list of thousands draws only what can be seen. An element that went
 * away tells the height that it had, in pixels, and must keep it: nothing on the screen may move. One with the focus in it stays near.
 * On paper all are.
 */
export function useNear(drawn: Drawn): [Nearness, (element: Element | null) => (() => void) | undefined] {
  const [nearness, setNearness] = useState<Nearness>({ isNear: drawn !== 'when-near' || typeof IntersectionObserver === 'undefined' })
  const known = unwatched[drawn]
  const isWatched = known === undefined
  const ref = useCallback(
    (element: Element | null) => {
      const hearOf = (next: Nearness) => setNearness((now) => (now.isNear === next.isNear ? now : next))
      return element && isWatched ? watch(element, hearOf) : undefined
    },
    [isWatched],
  )
  const isPrinted = useSyncExternalStore(watchPrint, isPrinting)
  return [isPrinted ? printed : (known ?? nearness), ref]
}

const printed: Nearness = { isNear: true }
const isPrinting = (): boolean => matchMedia('print').matches

function watchPrint(listener: () => void): () => void {
  const query = matchMedia('print')
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function watch(element: Element, listener: Listener): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined
  observer ??= new IntersectionObserver(hear, { rootMargin: margin })
  const watching = observer
  listeners.set(element, listener)
  watching.observe(element)
  return () => {
    watching.unobserve(element)
    heard.delete(element)
  }
}

/** So many pixels a frame, and at least one element: a jump to the end of a long list never holds up the next key, on a slow phone too. */
const heightOfFrame = 400
const heard = new Map<Element, IntersectionObserverEntry>()
let isTelling = false

/** Of an element only the newest counts: what has come and gone before its turn is not drawn at all. */
function hear(entries: IntersectionObserverEntry[]): void {
  for (const entry of entries) heard.set(entry.target, entry)
  if (isTelling) return
  isTelling = true
  tellNext()
}

/** Those that can be seen go before those that went away. */
function tellNext(): void {
  const all = [...heard.values()]
  const next = [...all.filter(({ isIntersecting }) => isIntersecting), ...all.filter(({ isIntersecting }) => !isIntersecting)]
  let height = 0
  for (const entry of next) {
    height += entry.boundingClientRect.height
    if (height > heightOfFrame && entry !== next[0]) break
    heard.delete(entry.target)
    tell(entry)
  }
  isTelling = heard.size > 0
  if (isTelling) requestAnimationFrame(tellNext)
}

function tell({ target, isIntersecting, boundingClientRect: { height } }: IntersectionObserverEntry): void {
  const keepsFocus = !isIntersecting && target.contains(document.activeElement)
  if (!keepsFocus) listeners.get(target)?.({ isNear: isIntersecting, ...(height > 0 && { height }) })
}
