import * as z from 'zod/mini'
import { roles } from '../abilities.ts'
import { customerKinds } from '../identity/login.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { notificationEvents } from './notifications.ts'
import { keptRequisites, terms } from './office-customers.ts'
import { passwordSchema } from '../identity/passwords.ts'
import { accountConfirmed, requisitesShape } from './requisites-form.ts'
import { emailSchema, phone, phoneOrNone, singleLine } from '../text.ts'

const choice = z.object({ mail: z.boolean(), portal: z.boolean() })
const event = z.enum(notificationEvents)

const settings = z.object({
  profile: z.object({
    login: z.string(),
    name: z.string(),
    /** Where he is written to; null for logins that have none. */
    email: z.nullable(z.string()),
    /** Wanted and not confirmed yet: its link can still be opened. */
    new_email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    language: languageSchema,
    roles: z.array(z.enum(roles)),
    /** The name decides which orders a guide sees: his owner changes it, not he himself. */
    name_fixed: z.boolean(),
    password_changed_at: z.nullable(momentSchema),
    second_factor: z.boolean(),
  }),
  notifications: z.record(event, choice),
  /** Null for employees. */
  customer: z.nullable(
    z.object({
      id: z.int(),
      kind: z.enum(customerKinds),
      name: z.string(),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      requisites: keptRequisites,
      /** What was agreed with the company, to be read only; null for readers who may not see prices. */
      terms: z.nullable(terms),
    }),
  ),
})
export type Settings = z.output<typeof settings>

const language = z.optional(languageSchema)
const result = z.object({ result: settings })

/** At both endpoints: what everybody has. */
export const profileActions = {
  get_settings: { input: z.object({ language }), output: result, ability: ['read', 'Account'], writes: false },
  save_profile: {
    input: z.object({
      name: singleLine(200).check(z.minLength(1)),
      phone: phoneOrNone(32),
      /** Of the person's mails; the language of this answer as everywhere. */
      language: languageSchema,
    }),
    output: result,
    ability: ['update', 'Account'],
    writes: true,
  },
  /** Mails a link to the new address; until it is opened, nothing has changed. The login stays what it is. */
  change_email: {
    input: z.object({ email: emailSchema, password: passwordSchema, language }),
    output: result,
    ability: ['update', 'Account'],
    // Takes no key, as all actions that carry a password.
    writes: false,
  },
} as const satisfies ActionContracts
export type ProfileActions = typeof profileActions

export const settingsActions = {
  save_requisites: {
    input: z.object({
      email: emailSchema,
      phone: phone(32),
      /** A legal entity has them; a person may. What the contract was made with cannot be changed here. */
      organization: z.optional(z.object(requisitesShape)),
      account_confirmed: accountConfirmed,
      language,
    }),
    output: result,
    ability: ['update', 'Customer'],
    writes: true,
  },
  /** Events that are not named stay as they are. */
  save_notifications: {
    input: z.object({ notifications: z.partialRecord(event, choice), language }),
    output: result,
    ability: ['update', 'Account'],
    writes: true,
  },
} as const satisfies ActionContracts
export type SettingsActions = typeof settingsActions
