import { useEffect, useEffectEvent } from 'react'
import { isLetter } from './is-letter.ts'

/**
 * Types into the list what was typed before its rows were there. Letters that come in between wait behind these, wherever the focus is: else
 * the list would take them first.
 */
export function useTyped(id: string, typed: string, hasRows: boolean) {
  const typedNow = useEffectEvent(() => typed)
  const awaitsRows = useEffectEvent((list: Element) => hasRows && !list.querySelector('[role=option]'))
  useEffect(() => {
    const later: string[] = []
    const keep = (event: KeyboardEvent) => {
      if (!isLetter(event)) return
      later.push(event.key)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const type = () => {
      const list = document.getElementById(id)
      if (!list || awaitsRows(list)) {
        frame = requestAnimationFrame(type)
        return
      }
      window.removeEventListener('keydown', keep, true)
      for (const key of typedNow() + later.join('')) list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }
    window.addEventListener('keydown', keep, true)
    let frame = requestAnimationFrame(type)
    return () => {
      window.removeEventListener('keydown', keep, true)
      cancelAnimationFrame(frame)
    }
  }, [id])
}
