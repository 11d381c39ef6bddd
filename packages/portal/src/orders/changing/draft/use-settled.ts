import { useEffect, useState } from 'react'

/** So long a hand rests between two keys of one word (ms). */
const rest = 350

/** Whether this text has stood unchanged for a moment; the first one counts as settled. */
export function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (settled === text) return
    const timer = setTimeout(() => setSettled(text), rest)
    return () => clearTimeout(timer)
  }, [text, settled])
  return settled === text
}
