import { useEffect, useState } from 'react'

/** Long enough that a typed number is one question to the server. */
const pauseMs = 250

/** The value after it has stayed the same for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
