import * as z from 'zod/mini'
import { customerKinds } from './login.ts'
import { languageSchema } from '../languages.ts'
import { emailSchema, line, phoneSchema } from '../text.ts'

/** Digits as people copy them out of papers, with spaces between; what they must be say the rules of requisites.ts. */
const digits = z.string().check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.maxLength(20),
  z.regex(/^[\p{L}\d]*$/u, { error: 'text' }),
)

export const requisitesShape = {
  name: line(200).check(z.minLength(1)),
  inn: digits.check(z.minLength(1)),
  kpp: z.optional(digits),
  ogrn: z.optional(digits),
  legal_address: line(500).check(z.minLength(1)),
  bank_name: z.optional(line(200)),
  bik: z.optional(digits),
  account: z.optional(digits),
  corr_account: z.optional(digits),
}

/** A box that must be ticked. */
const ticked = z.boolean().check(z.refine((yes) => yes, { error: 'required' }))

/** POST /api/v1/registration/: an application to become a customer. */
export const registrationInput = z
  .object({
    kind: z.enum(customerKinds),
    /** Who applies, and will be the customer's owner. */
    name: line(200).check(z.minLength(1)),
    email: emailSchema,
    phone: phoneSchema,
    language: languageSchema,
    /** To the processing of personal data, separate from the offer. */
    consent: ticked,
    /** Of the text that was read; without it the present one. */
    consent_version: z.optional(z.string().check(z.maxLength(32))),
    offer_accepted: ticked,
    offer_version: z.optional(z.string().check(z.maxLength(32))),
    organization: z.optional(z.object(requisitesShape)),
    /** The applicant has seen that the key of an account does not fit, and says that it is right. */
    account_confirmed: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ kind, organization }) => kind === 'individual' || organization !== undefined, {
      error: 'required',
      path: ['organization'],
    }),
  )
export type RegistrationInput = z.output<typeof registrationInput>

/** A reference to name on the telephone; it tells nothing about who is known here. */
export const registrationOutput = z.object({ application_id: z.string() })

/** POST /api/v1/registration/confirm/ */
export const confirmEmailInput = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  language: z.optional(languageSchema),
})
