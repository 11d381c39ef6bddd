import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whichFit } from '@anfilada/ui/which-fit'

/**
 * Which of a line's words fit, by their drawn widths: anew when the window, a word, its number or its face changes. `line` holds the words, also
 * those that do not fit (they must have a width), and has its gap as `column-gap`; `room` is what it may fill, together with `more`.
 */
export function useWhichFit(count: number, current: number) {
  const room = useRef<HTMLElement>(null)
  const line = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState<readonly boolean[]>([])

  useLayoutEffect(() => {
    if (!room.current || !line.current || !more.current) return undefined
    const [roomOf, lineOf, moreOf] = [room.current, line.current, more.current]
    const words = [...lineOf.children]
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(lineOf).columnGap) || 0
      const next = whichFit({
        widths: words.map(widthOf),
        current,
        gap,
        room: widthOf(roomOf),
        more: widthOf(moreOf),
      })
      setFitting((known) => (next.every((fits, index) => fits === known[index]) && known.length === next.length ? known : next))
    }
    // The observer tells of the first widths, too, but not always before they are painted.
    measure()
    const observer = new ResizeObserver(() => flushSync(measure))
    for (const element of [roomOf, moreOf, ...words]) observer.observe(element)
    return () => observer.disconnect()
  }, [count, current])
  return { room, line, more, fits: (index: number) => fitting[index] ?? true, fitsAll: fitting.every(Boolean) }
}

function widthOf(element: Element): number {
  return element.getBoundingClientRect().width
}
