import * as z from 'zod/mini'
import { isCalendarDate } from './dates.ts'

/** A visit date is a museum-local calendar day without zone: it stays a string (style P7). */
export const dateSchema = z.string().check(z.refine(isCalendarDate, { error: 'date' }))

/** `HH:MM`, 24 hours, museum-local. */
export const timeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' }))

/** `YYYY-MM`. */
export const monthSchema = z.string().check(z.refine((text) => isCalendarDate(`${text}-01`), { error: 'month' }))

/** ISO 8601 with offset. */
export const momentSchema = z.iso.datetime({ offset: true })
