import * as z from 'zod/mini'
import { singleLine } from '../text.ts'

/** Digits as people copy them out of papers, with spaces between; what they must be say the rules of requisites.ts. */
export const digits = z.string().check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.maxLength(20),
  z.regex(/^[\p{L}\d]*$/u, { error: 'text' }),
)

export const requisitesShape = {
  name: singleLine(200).check(z.minLength(1)),
  inn: digits.check(z.minLength(1)),
  kpp: z.optional(digits),
  ogrn: z.optional(digits),
  legal_address: singleLine(500).check(z.minLength(1)),
  bank_name: z.optional(singleLine(200)),
  bik: z.optional(digits),
  account: z.optional(digits),
  corr_account: z.optional(digits),
}

/** Whoever fills in the form has seen that the key of an account does not fit, and says that it is right. */
export const accountConfirmed = z.optional(z.boolean())
