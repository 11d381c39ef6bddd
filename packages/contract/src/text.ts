import * as z from 'zod/mini'
import { emailPattern } from './fields.ts'
import { judgePhone, keptPhone } from './phone-rule.ts'

/** Characters that turn the reading direction of what follows: embeddings, overrides and isolates. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** One line of people's text: trimmed, no control characters, and nothing that turns the text behind it. */
export function singleLine(max: number) {
  return z.string().check(z.overwrite(unturned), z.trim(), z.maxLength(max), z.regex(/^\P{Cc}*$/u, { error: 'text' }))
}

function unturned(text: string): string {
  return text.replace(turning, '')
}

/** One value, or several of which any fits: clients from before there were several send one alone. */
export function oneOrMany<T extends z.ZodMiniType>(one: T) {
  return z.union([one, z.array(one).check(z.minLength(1), z.maxLength(100))])
}

/** Text of several lines: control characters other than tab and line ends are refused; what turns the reading direction ends with its line. */
export function note(max: number) {
  return z.string().check(
    z.overwrite(isolated),
    z.trim(),
    z.maxLength(max),
    z.refine((text) => !/[^\P{Cc}\t\n\r]/u.test(text), { error: 'text' }),
  )
}

/** Each line closes what it opened and opened nothing that it closes: wherever it stands, the text behind it is read as it would be without. */
export function isolated(text: string): string {
  return text.replace(/[^\r\n]+/g, (one) => {
    const open: string[] = []
    const kept = one.replace(turning, (mark) => {
      const closing = closings[mark]
      if (closing !== undefined) open.push(closing)
      else if (open.at(-1) === mark) open.pop()
      else return ''
      return mark
    })
    return kept + open.toReversed().join('')
  })
}

/** What closes an embedding, an override or an isolate. */
const closings: Readonly<Record<string, string>> = {
  '\u202a': '\u202c',
  '\u202b': '\u202c',
  '\u202d': '\u202c',
  '\u202e': '\u202c',
  '\u2066': '\u2069',
  '\u2067': '\u2069',
  '\u2068': '\u2069',
}

/** Whole positive ids of rows; the database's range, so that a larger one is a bad field and not a crash. */
export const idSchema = z.int().check(z.positive(), z.maximum(2_147_483_647))

/** Ids of tables that grow for ever: sessions, mails, the audit log. */
export const rowIdSchema = z.int().check(z.positive())

/** Which revision of a row was read, as a change of it names it; 0 where there is none. In the database's range, as ids are. */
export const revisionSchema = z.int().check(z.nonnegative(), z.maximum(2_147_483_647))

/** An e-mail address as a person types it. */
export const emailSchema = z.string().check(z.trim(), z.maxLength(128), z.email({ pattern: emailPattern, error: 'email' }))

/** A telephone number as people write it, kept with its country code. */
export function phone(max: number) {
  return singleLine(max).check(z.minLength(1), z.overwrite(keptPhone), z.refine(judgePhone, { error: 'phone' }))
}

/** One that may be left empty. */
export function phoneOrNone(max: number) {
  return singleLine(max).check(
    z.overwrite(keptPhone),
    z.refine((text) => text === '' || judgePhone(text), { error: 'phone' }),
  )
}
