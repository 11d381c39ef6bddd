import { useEffect, useState } from 'react'

/** Whole seconds that are left of so many at the moment when they were read (milliseconds of this machine's clock), counted down. */
export function useSecondsLeft(seconds: number, readAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, seconds - Math.floor(Math.max(0, now - readAt) / 1000))
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [left, now])
  return left
}
