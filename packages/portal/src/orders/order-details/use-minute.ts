import { useEffect, useState } from 'react'

/** The present moment in milliseconds, told anew with every minute of the clock. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    // A moment after the minute: a timer may come early.
    const clock = setTimeout(() => setNow(Date.now()), 60_050 - (Date.now() % 60_000))
    return () => clearTimeout(clock)
  }, [now])
  return now
}
