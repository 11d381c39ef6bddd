import * as z from 'zod/mini'
import { customerRoles } from '../abilities.ts'
import { customerKinds, loginOutput } from '../identity/login.ts'
import { dateSchema, momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { accountConfirmed, requisitesShape } from './requisites-form.ts'
import { emailSchema, idSchema, phone, singleLine } from '../text.ts'

export const customerStatuses = ['active', 'blocked'] as const
export type CustomerStatus = (typeof customerStatuses)[number]
export const settlements = ['pay_now', 'invoice', 'deposit'] as const
export type Settlement = (typeof settlements)[number]
export const userStatuses = ['invited', 'active', 'removed'] as const

/** Requisites as they are kept: what is missing is null. */
export const keptRequisites = z.object({
  inn: z.nullable(z.string()),
  kpp: z.nullable(z.string()),
  ogrn: z.nullable(z.string()),
  legal_address: z.nullable(z.string()),
  bank_name: z.nullable(z.string()),
  bik: z.nullable(z.string()),
  account: z.nullable(z.string()),
  corr_account: z.nullable(z.string()),
})
export type KeptRequisites = z.output<typeof keptRequisites>

export const terms = z.object({
  settlement: z.enum(settlements),
  /** Hours in which a confirmed order must be paid: of customers who pay now. */
  pay_hours: z.nullable(z.int()),
  /** Kopecks; of those who do not. Null: no limit was agreed. */
  credit_limit: z.nullable(z.int()),
  contract_number: z.nullable(z.string()),
  contract_date: z.nullable(z.string()),
})
export type Terms = z.output<typeof terms>

/** Terms as they are agreed; null where nothing was. */
export const agreedTermsShape = {
  settlement: z.enum(settlements),
  pay_hours: z.nullable(z.int().check(z.minimum(1), z.maximum(720))),
  credit_limit: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000_000_000))),
  contract_number: z.nullable(singleLine(100)),
  contract_date: z.nullable(dateSchema),
}
const { settlement, pay_hours, credit_limit, contract_number, contract_date } = agreedTermsShape

export const agreedTerms = {
  settlement,
  pay_hours: z.optional(pay_hours),
  credit_limit: z.optional(credit_limit),
  contract_number: z.optional(contract_number),
  contract_date: z.optional(contract_date),
}

const customerRow = {
  id: z.int(),
  kind: z.enum(customerKinds),
  name: z.string(),
  inn: z.nullable(z.string()),
  email: z.nullable(z.string()),
  status: z.enum(customerStatuses),
  settlement: z.enum(settlements),
}
export const officeCustomer = z.object(customerRow)
export type OfficeCustomer = z.output<typeof officeCustomer>

const customerMember = z.object({
  id: z.int(),
  name: z.string(),
  login: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  roles: z.array(z.enum(customerRoles)),
  status: z.enum(userStatuses),
  second_factor: z.boolean(),
  last_login_at: z.nullable(momentSchema),
})

/** A line of the audit log about one customer. */
const historyLine = z.object({
  id: z.int(),
  at: momentSchema,
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  subject_id: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
})

export const officeCustomerCard = z.object({
  ...customerRow,
  language: languageSchema,
  phone: z.nullable(z.string()),
  block_reason: z.nullable(z.string()),
  created_at: momentSchema,
  requisites: keptRequisites,
  terms,
  members: z.array(customerMember),
  /** The latest first; the whole stands in the audit log. */
  history: z.array(historyLine),
})
export type OfficeCustomerCard = z.output<typeof officeCustomerCard>

const language = z.optional(languageSchema)
export const cardOutput = z.object({ result: officeCustomerCard })
const reason = singleLine(500).check(z.minLength(1))

export const officeCustomerActions = {
  office_customers: {
    /** `search`: beginnings of words of the name, INN, e-mail, login. By name; `next` is the `after` of the next page. */
    input: z.object({
      search: z.optional(singleLine(100)),
      status: z.optional(z.enum(customerStatuses)),
      kind: z.optional(z.enum(customerKinds)),
      settlement: z.optional(z.enum(settlements)),
      after: z.optional(idSchema),
      limit: z.optional(z.int().check(z.positive(), z.maximum(200))),
      language,
    }),
    output: z.object({ result: z.array(officeCustomer), next: z.nullable(z.int()) }),
    ability: ['read', 'OfficeCustomer'],
    writes: false,
  },
  /** Names alone, for all staff: of those who are searched, or of the one whose number it is. */
  customer_names: {
    input: z.object({
      search: z.optional(singleLine(100).check(z.minLength(1))),
      customer_id: z.optional(idSchema),
      limit: z.optional(z.int().check(z.positive(), z.maximum(50))),
      language,
    }),
    output: z.object({ result: z.array(z.object({ id: z.int(), name: z.string() })) }),
    ability: ['read', 'PriceList'],
    writes: false,
  },
  office_customer: {
    input: z.object({ customer_id: idSchema, language }),
    output: cardOutput,
    ability: ['read', 'OfficeCustomer'],
    writes: false,
  },
  set_customer_terms: {
    input: z.object({ customer_id: idSchema, ...agreedTerms, language }),
    output: cardOutput,
    ability: ['update', 'OfficeCustomer'],
    writes: true,
  },
  set_customer_requisites: {
    input: z.object({
      customer_id: idSchema,
      email: emailSchema,
      phone: phone(32),
      organization: z.optional(z.object(requisitesShape)),
      /** Of a person without requisites. */
      name: z.optional(singleLine(200).check(z.minLength(1))),
      account_confirmed: accountConfirmed,
      language,
    }),
    output: cardOutput,
    ability: ['update', 'OfficeCustomer'],
    writes: true,
  },
  block_customer: {
    input: z.object({ customer_id: idSchema, reason, language }),
    output: cardOutput,
    ability: ['update', 'OfficeCustomer'],
    writes: true,
  },
  unblock_customer: {
    input: z.object({ customer_id: idSchema, language }),
    output: cardOutput,
    ability: ['update', 'OfficeCustomer'],
    writes: true,
  },
  /** A new link to choose a password for whoever of the customer has none yet. */
  resend_customer_link: {
    input: z.object({ customer_id: idSchema, language }),
    output: cardOutput,
    ability: ['update', 'OfficeCustomer'],
    writes: true,
  },
  /** For a member who lost both telephone and recovery codes: his password alone opens from now on, and all his sessions end. */
  remove_member_factor: {
    input: z.object({ user_id: idSchema, reason, language }),
    output: cardOutput,
    ability: ['update', 'OfficeCustomer'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeCustomerActions = typeof officeCustomerActions

export const actForCustomerActions = {
  /**
   * A session in the portal on behalf of the customer, for thirty minutes. Takes no key, so that its token is kept nowhere: asked again, it
   * opens a new session instead of the old one.
   */
  act_for_customer: {
    input: z.object({ customer_id: idSchema, language }),
    output: z.extend(loginOutput, { until: momentSchema }),
    ability: ['create', 'ActingSession'],
    writes: false,
  },
} as const satisfies ActionContracts

export const stopActingActions = {
  stop_acting: {
    input: z.object({ language }),
    output: z.object({ result: z.object({ id: z.int() }) }),
    ability: ['delete', 'ActingSession'],
    writes: true,
  },
} as const satisfies ActionContracts
