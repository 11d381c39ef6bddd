import * as z from 'zod/mini'
import { requisitesShape } from './customers/requisites-form.ts'
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
  /** Answers at any hour. */
  duty_phone: phone(32),
  /** Answers about bills and acts. */
  accounts_phone: phone(32),
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
