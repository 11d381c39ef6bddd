import * as z from 'zod/mini'
import { requisitesShape } from './customers/requisites-form.ts'
import { timeSchema } from './date-schemas.ts'
import { emailSchema, phone, singleLine } from './text.ts'

/** What a receipt says of the seller's taxes (54-FZ; `sno` of the banks). */
export const taxSystems = ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'] as const
export type TaxSystem = (typeof taxSystems)[number]

const names = singleLine(200)
const translated = z.object({
  ru: names.check(z.minLength(1)),
  en: z.optional(names),
  zh: z.optional(names),
  fa: z.optional(names),
  vi: z.optional(names),
})

/** Of one weekday, by the company's clocks. */
const openHours = z
  .object({ opens: timeSchema, closes: timeSchema })
  .check(z.refine(({ opens, closes }) => opens < closes, { error: 'time', path: ['closes'] }))

const mapLabels = singleLine(24)
const mapLabel = z.object({
  ru: mapLabels.check(z.minLength(1)),
  en: z.optional(mapLabels),
  zh: z.optional(mapLabels),
  fa: z.optional(mapLabels),
  vi: z.optional(mapLabels),
})

const { name: _named, ...numbers } = requisitesShape

/** Who the company behind the portal is: one version of it, whole (decision 0066). What digits must be say the rules (`companyFaults`). */
export const companyFacts = z.object({
  names: translated,
  ...numbers,
  bank_name: singleLine(200).check(z.minLength(1)),
  bik: numbers.inn,
  account: numbers.inn,
  corr_account: numbers.inn,
  /** Where people find it. */
  place: translated,
  /** The same as a point, in degrees; `label` stands beside it where the map is drawn. */
  map: z.optional(
    z.object({
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
      label: z.optional(mapLabel),
    }),
  ),
  /** Answers at any hour. */
  duty_phone: phone(32),
  /** Answers about bills and acts. */
  accounts_phone: phone(32),
  /** When its office answers, Monday to Sunday; null: closed. Absent: not said. */
  hours: z.optional(z.array(z.nullable(openHours)).check(z.length(7))),
  /** Where orders are asked about in writing; its domain stands in the Message-ID of mails. */
  orders_mail: emailSchema,
  /** Where people who found a hole write to. */
  security_mail: emailSchema,
  old_site: z.optional(singleLine(200).check(z.regex(/^(?:https?:\/\/\S+)?$/, { error: 'invalid' }))),
  /** Who signs papers; without a name the line is left empty. */
  head: z.optional(singleLine(100)),
  accountant: z.optional(singleLine(100)),
  tax_system: z.enum(taxSystems),
})
export type CompanyFacts = z.output<typeof companyFacts>
