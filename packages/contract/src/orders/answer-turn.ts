import { addDays, localOf } from '../dates.ts'

/** How near the moment is by which an order must have its answer, the nearest first. */
export const answerTurns = ['late', 'hours', 'today', 'tomorrow', 'later'] as const
export type AnswerTurn = (typeof answerTurns)[number]

/** Whoever comes to work, or back from lunch, has that long for the first of the queue. */
const hoursAhead = 2

/**
 * The clock up to which `hours` reach: the first full hour at least two hours from now, on the clocks of that zone, `HH:MM`. Full, so that the
 * heading stands still for an hour; it ends with the day.
 */
export function hoursUntil(now: Date, zone: string): string {
  const { time } = localOf(now, zone)
  const isFull = time.slice(3) === '00:00'
  const hour = Number(time.slice(0, 2)) + hoursAhead + (isFull ? 0 : 1)
  return hour > 23 ? '24:00' : `${String(hour).padStart(2, '0')}:00`
}

/**
 * In which turn an order is answered. `answerBy` is its cut-off (specification/orders.md): until then a group may still be placed, after it no
 * other group takes the places of a refused one, and a waiting entry ends by itself. Days and hours are those of its own museum.
 */
export function answerTurn(answerBy: string, now: Date, zone: string): AnswerTurn {
  if (Date.parse(answerBy) <= now.getTime()) return 'late'
  const [by, today] = [localOf(answerBy, zone), localOf(now, zone).date]
  if (by.date === today) return by.time.slice(0, 5) <= hoursUntil(now, zone) ? 'hours' : 'today'
  return by.date === addDays(today, 1) ? 'tomorrow' : 'later'
}
