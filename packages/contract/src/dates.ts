import * as z from 'zod/mini'

const calendarDate = /^\d{4}-\d{2}-\d{2}$/

/** True for a day that the calendar has, in years that PostgreSQL and people use. */
export function isCalendarDate(text: string): boolean {
  if (!calendarDate.test(text) || text < '1900-01-01' || text > '2199-12-31') return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/** A visit date is a museum-local calendar day without zone: it stays a string (style P7). */
export const dateSchema = z.string().check(z.refine(isCalendarDate, { error: 'date' }))

/** `HH:MM`, 24 hours, museum-local. */
export const timeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' }))

/** `YYYY-MM`. */
export const monthSchema = z.string().check(z.refine((text) => isCalendarDate(`${text}-01`), { error: 'month' }))

/** First and last day of a `YYYY-MM` month. */
export function monthBounds(month: string): { first: string; last: string } {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return { first: `${month}-01`, last: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}

/** ISO 8601 with offset. */
export const momentSchema = z.iso.datetime({ offset: true })
