import { useEffect, useState, type RefObject } from 'react'

export const lineHeight = 34
/** Lines that are drawn above and below what is seen. */
const spare = 4
/** Where the height is not known yet. */
const usualHeight = 800

/** Lines that are drawn more in each frame until all that are seen have come: a screen of them at once would hold up the page. */
const atOnce = 8

export type Shown = { first: number; last: number }

/** Which lines of a long list are to be drawn; the others are only height. Moves in steps, so that most scrolling renders nothing. */
export function useWindow(frame: RefObject<HTMLElement | null>, count: number): Shown {
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(usualHeight)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onScroll = () => setTop(Math.floor(element.scrollTop / lineHeight / spare) * spare)
    const onSize = () => setHeight(element.clientHeight || usualHeight)
    onSize()
    onScroll()
    element.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onSize)
    return () => {
      element.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onSize)
    }
  }, [frame])
  const most = Math.ceil(height / lineHeight) + 2 * spare
  const last = Math.min(count, top + useGrowing(Math.min(count, most)))
  return { first: Math.max(0, Math.min(top - spare, last - 1)), last }
}

/** Comes to the number by steps, one in each frame, and never goes back. */
function useGrowing(number: number): number {
  const [grown, setGrown] = useState(atOnce)
  useEffect(() => {
    if (number <= grown) return
    const frame = requestAnimationFrame(() => setGrown(grown + atOnce))
    return () => cancelAnimationFrame(frame)
  }, [number, grown])
  return Math.min(number, grown)
}

/** Scrolls just as far as is needed to see the line beneath the standing head. */
export function showLine(element: HTMLElement, line: number, headHeight: number): void {
  const [from, to] = [line * lineHeight, (line + 1) * lineHeight]
  const height = (element.clientHeight || usualHeight) - headHeight
  if (from < element.scrollTop) element.scrollTop = from
  else if (to > element.scrollTop + height) element.scrollTop = to - height
}
