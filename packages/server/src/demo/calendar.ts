import { defaultZone, momentAt } from '@anfilada/contract/dates'

/** `1121` of 2026-11-21: agencies name their groups by the day of arrival. */
export function monthDay(date: string): string {
  return date.slice(5, 7) + date.slice(8, 10)
}

/** A moment by the clocks of the demo's museums. */
export function moment(date: string, time: string): string {
  return momentAt({ date, time }, defaultZone)
}

/** `HH:MM` so many minutes later on the same day. */
export function addMinutes(time: string, minutes: number): string {
  const [hours, rest] = time.split(':').map(Number) as [number, number]
  const total = hours * 60 + rest + minutes
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
