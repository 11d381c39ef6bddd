import { useCallback, useRef, useState, useSyncExternalStore } from 'react'

/** `upTo`: so many pixels of it are drawn for now, none of what is far. */
type Nearness = { upTo: number; height?: number }
/**
 * `at-first`: near before it is known what the window shows; `always`: in a list so short that nothing is gained; `soon`: in such a list,
 * once what comes before is drawn.
 */
export type Drawn = 'always' | 'soon' | 'at-first' | 'when-near'
const whole: Nearness = { upTo: Number.POSITIVE_INFINITY }
const none: Nearness = { upTo: 0 }
const unwatched: Partial<Record<Drawn, Nearness>> = { always: whole, soon: none }
type Listener = { upTo: () => number; atOnce: number; tell: (nearness: Nearness) => void }

/** So far beyond the window a row is drawn already: a few rows more than can be seen. */
const margin = '480px 0px'
const listeners = new WeakMap<Element, Listener>()
let observer: IntersectionObserver | undefined

/**
 * Whether an element is in or near the window, so that a list of thousands draws only what can be seen. An element that went
 * away tells the height that it had, in pixels, and must keep it: nothing on the screen may move. One with the focus in it stays near.
 * Of one that is higher than `atOnce` pixels so much is drawn in each frame. On paper all are near and whole.
 */
export function useNear(
  drawn: Drawn,
  atOnce = Number.POSITIVE_INFINITY,
): [Nearness, (element: Element | null) => (() => void) | undefined] {
  const [nearness, setNearness] = useState<Nearness>(() => atFirst(drawn, atOnce))
  const known = unwatched[drawn]
  const isWatched = known === undefined
  const told = useRef(nearness.upTo)
  const ref = useCallback(
    (element: Element | null) => {
      const hearOf = (next: Nearness) => {
        told.current = next.upTo
        setNearness(next)
      }
      return element && isWatched ? watch(element, { upTo: () => told.current, atOnce, tell: hearOf }) : undefined
    },
    [isWatched, atOnce],
  )
  const isPrinted = useSyncExternalStore(watchPrint, isPrinting)
  return [isPrinted ? whole : (known ?? nearness), ref]
}

function atFirst(drawn: Drawn, atOnce: number): Nearness {
  if (typeof IntersectionObserver === 'undefined') return whole
  return drawn === 'when-near' ? none : { upTo: atOnce }
}

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

/** So many pixels a frame, and at least one piece: a jump to the end of a long list never holds up the next key, on a slow phone too. */
const heightOfFrame = 200
const heard = new Map<Element, IntersectionObserverEntry>()
let isTelling = false

/** Of an element only the newest counts: what has come and gone before its turn is not drawn at all. */
function hear(entries: IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    if (isKnown(entry)) heard.delete(entry.target)
    else heard.set(entry.target, entry)
  }
  if (isTelling) return
  isTelling = true
  tellNext()
}

/** Whether nothing is left to say: it is drawn as far as it can be seen, or not drawn and away. */
function isKnown({ target, isIntersecting, boundingClientRect: { height } }: IntersectionObserverEntry): boolean {
  const upTo = listeners.get(target)?.upTo() ?? 0
  return isIntersecting ? upTo > 0 && upTo >= height : upTo === 0
}

/** As much goes as comes: whoever scrolls through thousands of rows has never more of them drawn than a window and its margin. */
function tellNext(): void {
  const all = [...heard.values()]
  tellSome(all.filter(({ isIntersecting }) => isIntersecting))
  tellSome(all.filter(({ isIntersecting }) => !isIntersecting))
  isTelling = heard.size > 0
  if (isTelling) requestAnimationFrame(tellNext)
}

function tellSome(entries: readonly IntersectionObserverEntry[]): void {
  let height = 0
  for (const entry of entries) {
    height += Math.min(entry.boundingClientRect.height, listeners.get(entry.target)?.atOnce ?? 0)
    if (height > heightOfFrame && entry !== entries[0]) break
    tell(entry)
    if (!entry.isIntersecting || isKnown(entry)) heard.delete(entry.target)
  }
}

function tell({ target, isIntersecting, boundingClientRect: { height } }: IntersectionObserverEntry): void {
  const listener = listeners.get(target)
  if (!listener || (!isIntersecting && target.contains(document.activeElement))) return
  const upTo = isIntersecting ? listener.upTo() + listener.atOnce : 0
  listener.tell({ upTo, ...(height > 0 && { height }) })
}
