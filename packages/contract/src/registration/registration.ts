import * as z from 'zod/mini'
import { accountConfirmed, requisitesShape } from '../customers/requisites-form.ts'
import { customerKinds } from '../identity/login.ts'
import { languageSchema } from '../languages.ts'
import { emailSchema, phone, singleLine } from '../text.ts'

/** A box that must be ticked. */
const ticked = z.boolean().check(z.refine((yes) => yes, { error: 'required' }))

/** POST /api/v1/registration/: an application to become a customer. */
export const registrationInput = z
  .object({
    kind: z.enum(customerKinds),
    /** Who applies, and will be the customer's owner. */
    name: singleLine(200).check(z.minLength(1)),
    email: emailSchema,
    phone: phone(32),
    language: languageSchema,
    /** To the processing of personal data, separate from the offer. */
    consent: ticked,
    /** Of the text that was read; without it the present one. */
    consent_version: z.optional(z.string().check(z.maxLength(32))),
    /** Apart from the consent; who does not say it has not agreed to an offer. */
    offer_accepted: z.optional(ticked),
    offer_version: z.optional(z.string().check(z.maxLength(32))),
    organization: z.optional(z.object(requisitesShape)),
    account_confirmed: accountConfirmed,
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
