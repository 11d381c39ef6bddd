import * as z from 'zod/mini'
import { isCalendarDate, isInOrder } from './dates.ts'

/** A visit date is a museum-local calendar day without zone: it stays a string. */
export const dateSchema = z.string().check(z.refine(isCalendarDate, { error: 'date' }))

/** `HH:MM`, 24 hours, museum-local. */
export const timeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' }))

/** `YYYY-MM`. */
export const monthSchema = z.string().check(z.refine((text) => isCalendarDate(`${text}-01`), { error: 'month' }))

type Period = { period_lower?: string | undefined; period_upper?: string | undefined }

/** A period that ends before it begins holds no day: somebody mistook himself, and is told. */
export const periodInOrder = z.refine<Period>((period) => isInOrder(period.period_lower, period.period_upper), {
  path: ['period_upper'],
  error: 'date',
})

/** ISO 8601 with offset. */
export const momentSchema = z.iso.datetime({ offset: true })
