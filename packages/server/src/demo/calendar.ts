/** Museum-local days and moments of the demo; `today` always comes from outside. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** `1121` of 2026-11-21: agencies name their groups by the day of arrival. */
export function monthDay(date: string): string {
  return date.slice(5, 7) + date.slice(8, 10)
}

/** A moment in Moscow, which has had no summer time since 2014. */
export function moment(date: string, time: string): string {
  return `${date}T${time}:00+03:00`
}

/** `HH:MM` so many minutes later on the same day. */
export function addMinutes(time: string, minutes: number): string {
  const [hours, rest] = time.split(':').map(Number) as [number, number]
  const total = hours * 60 + rest + minutes
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
