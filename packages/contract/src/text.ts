import * as z from 'zod/mini'
import { emailPattern, phonePattern } from './contact-rules.ts'

/** One line of people's text: trimmed, no control characters. */
export function line(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.regex(/^\P{Cc}*$/u, { error: 'text' }))
}

/** Text of several lines: control characters other than tab and line ends are refused. */
export function note(max: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(max),
    z.refine((text) => !/[^\P{Cc}\t\n\r]/u.test(text), { error: 'text' }),
  )
}

/** Whole positive ids of rows; the database's range, so that a larger one is a bad field and not a crash. */
export const idSchema = z.int().check(z.positive(), z.maximum(2_147_483_647))

/** Ids of tables that grow for ever: sessions, mails, the audit log. */
export const rowIdSchema = z.int().check(z.positive())

/** Which revision of a row was read, as a change of it names it; 0 where there is none. In the database's range, as ids are. */
export const revisionSchema = z.int().check(z.nonnegative(), z.maximum(2_147_483_647))

/** An e-mail address as a person types it. */
export const emailSchema = z.string().check(z.trim(), z.maxLength(128), z.email({ pattern: emailPattern, error: 'email' }))

/** A telephone number with its country code, as people write it. */
export const phoneSchema = line(32).check(z.regex(phonePattern, { error: 'phone' }))
