import { useEffect, useRef, useState } from 'react'

type Result = 'order' | 'programme' | 'feedback'

/** What was sent last in this tab, until the page of its result has said so. */
let sent: string | undefined

export function tellSent(what: Result, id: number): void {
  sent = `${what} ${id}`
}

/**
 * For the page of a result: whoever has just sent it is led here, and the focus with him, which would be lost with the form's button.
 * `place`: of the element that takes it.
 */
export function useJustSent<E extends HTMLElement>(what: Result, id: number) {
  const [isSent] = useState(() => sent === `${what} ${id}`)
  const ref = useRef<E>(null)
  useEffect(() => {
    if (!isSent) return
    ref.current?.focus()
    sent = undefined
  }, [isSent])
  return { isSent, place: { ref, tabIndex: isSent ? -1 : undefined } }
}
