/**
 * Days of the calendar, months and clocks, once for both sides, on the global `Temporal` (decision 0032). A day is a museum-local `YYYY-MM-DD`
 * without a zone, a month `YYYY-MM`, a time `HH:MM`. Years 0001 to 9999: what is no such day, or leads out of them, is a RangeError.
 * No schemas here: screens that nobody has signed in to count days, too, and need no zod for it.
 */

/** The clocks of an object that names none of its own; in SQL the same stands in `default_zone`. */
export const defaultZone = 'Europe/Moscow'
/** The clocks by which WeChat counts its days. */
export const beijingZone = 'Asia/Shanghai'

/** A point of time, the same everywhere: ISO 8601 with offset, or the platform's own. */
export type Moment = string | Date
/** What the clocks of a zone show: day and `HH:MM:SS`. */
export type Local = { date: string; time: string }
/** Persian weeks begin on Saturday, the others on Monday. */
export type WeekStart = 'monday' | 'saturday'

/** Whether a period of calendar days holds any; an absent or empty day bounds nothing. */
export function isInOrder(lower: string | undefined, upper: string | undefined): boolean {
  return !lower || !upper || lower <= upper
}

/** True for a day that the calendar has, in years that PostgreSQL and people use. */
export function isCalendarDate(text: string): boolean {
  try {
    dayOf(text)
    return text >= '1900' && text < '2200'
  } catch {
    return false
  }
}

/** The day so many days on, or back. */
export function addDays(date: string, days: number): string {
  return written(dayOf(date).add({ days }))
}

/** The same day of another month, or its last one where it is shorter: 31 January and a month is 28 February. */
export function addMonths(date: string, months: number): string {
  return written(dayOf(date).add({ months }))
}

/** `YYYY-MM` so many months on, or back. */
export function monthAfter(month: string, months: number): string {
  return monthOf(addMonths(`${month}-01`, months))
}

/** How many days the second is after the first; negative when it is before. */
export function daysBetween(from: string, until: string): number {
  return dayOf(from).until(dayOf(until)).days
}

/** From the first to the last, both included; none when the last is before the first. */
export function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at))
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(date: string): number {
  return dayOf(date).dayOfWeek
}

/** The day of its week, 0 for the one with which the week begins. */
export function placeInWeek(date: string, weekStart: WeekStart): number {
  return (weekdayOf(date) + (weekStart === 'monday' ? 6 : 1)) % 7
}

/** The month of a day, `YYYY-MM`. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

/** First and last day of a `YYYY-MM` month. */
export function monthBounds(month: string): { first: string; last: string } {
  const first = `${month}-01`
  return { first, last: `${month}-${dayOf(first).daysInMonth}` }
}

/** All days of a `YYYY-MM` month. */
export function daysOfMonth(month: string): string[] {
  const { first, last } = monthBounds(month)
  return daysFrom(first, last)
}

/** Minutes from one local day and time to another of the same clocks, which nobody turns in between. */
export function minutesBetween(from: Local, until: Local): number {
  return wallClock(from).until(wallClock(until), { largestUnit: 'minutes' }).minutes
}

/** What the clocks of a zone show at a moment. */
export function localOf(moment: Moment, zone: string): Local {
  const text = instantOf(moment).toZonedDateTimeISO(zone).toString()
  return { date: text.slice(0, 10), time: text.slice(11, 19) }
}

/** The day that the clocks of a zone show at a moment. */
export function dateIn(zone: string, moment: Moment): string {
  return localOf(moment, zone).date
}

/** The day that it is now by the clocks of a zone. */
export function todayIn(zone: string): string {
  return Temporal.Now.plainDateISO(zone).toString()
}

/**
 * When the clocks of a zone show this day and time (`HH:MM` or `HH:MM:SS`), as ISO 8601 with their offset. Of an hour that the clocks leave out it is
 * the moment after the leap, of one that they show twice the first.
 */
export function momentAt({ date, time }: Local, zone: string): string {
  return wallClock({ date, time }).toZonedDateTime(zone).toString({ timeZoneName: 'never' })
}

/** The beginning of a day by UTC, in milliseconds: how a day without zone is handed to `Intl`, which is told UTC as its zone. */
export function utcStart(date: string): number {
  return dayOf(date).toZonedDateTime('UTC').epochMilliseconds
}

/** So many times 24 hours in milliseconds: how long something lasts. Another day of the calendar is `addDays`. */
export function lastingDays(days: number): number {
  return days * 86_400_000
}

function dayOf(date: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(written(date))
}

function wallClock({ date, time }: Local): Temporal.PlainDateTime {
  if (!/^\d\d:\d\d(:\d\d)?$/.test(time)) throw new RangeError(time)
  return dayOf(date).toPlainDateTime(time)
}

function instantOf(moment: Moment): Temporal.Instant {
  return Temporal.Instant.from(typeof moment === 'string' ? moment : moment.toISOString())
}

/** A day as the product writes it; Temporal itself reads and writes more forms, and years of more digits. */
function written(day: Temporal.PlainDate | string): string {
  const text = String(day)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '0001') throw new RangeError(text)
  return text
}
