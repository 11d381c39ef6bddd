import { useEffect, useState } from 'react'

/** The value after it has stayed the same for so long (ms), so that a typed word or number is one question to the server; the first one at once. */
export function useDebounced<T>(value: T, pause: number): T {
  const [kept, setKept] = useState(value)
  useEffect(() => {
    if (kept === value) return
    const timer = setTimeout(() => setKept(value), pause)
    return () => clearTimeout(timer)
  }, [value, kept, pause])
  return kept
}
