/** What is left of a hold as it is said: whole minutes, and seconds only within the last one. */
export type Rest = { unit: 'minutes' | 'seconds'; count: number }

/** Both in milliseconds of one clock. */
export function restUntil(endsAt: number, now: number): Rest {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  return seconds < 60 ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.floor(seconds / 60) }
}

/** When it is said aloud again: five minutes before the end, and one; undefined before. */
export function soonOf({ unit, count }: Rest): 1 | 5 | undefined {
  if (unit === 'seconds' || count <= 1) return 1
  return count <= 5 ? 5 : undefined
}
