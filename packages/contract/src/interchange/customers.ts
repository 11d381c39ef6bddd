import * as z from 'zod/mini'
import { customerRoles } from '../abilities.ts'
import { rolesSchema } from '../customers/members.ts'
import { agreedTermsShape } from '../customers/office-customers.ts'
import { digits } from '../customers/requisites-form.ts'
import { customerKinds } from '../identity/login.ts'
import { languageSchema } from '../languages.ts'
import { emailSchema, phone, singleLine } from '../text.ts'

/** One that says something; null where nothing is said. */
function lineOrNone(longest: number) {
  return z.nullable(singleLine(longest).check(z.minLength(1)))
}

const nameSchema = singleLine(200).check(z.minLength(1))
const digitsOrNone = z.nullable(digits.check(z.minLength(1)))

/** How a file names a customer: `customerKey`. */
export const customerKeySchema = nameSchema

/**
 * A customer, what papers say of it, and what was agreed with it; kopecks. What opens a door, what was ordered and what is owed stand in no
 * file.
 */
export const customerRow = z.object({
  kind: z.enum(customerKinds),
  name: nameSchema,
  inn: digitsOrNone,
  kpp: digitsOrNone,
  ogrn: digitsOrNone,
  legal_address: lineOrNone(500),
  bank_name: lineOrNone(200),
  bik: digitsOrNone,
  account: digitsOrNone,
  corr_account: digitsOrNone,
  /** Somebody saw that the key of an account does not fit its bank, and says that it is right. */
  account_confirmed: z.boolean(),
  email: z.nullable(emailSchema),
  phone: z.nullable(phone(32)),
  language: languageSchema,
  ...agreedTermsShape,
  contract_number: lineOrNone(100),
  /** Why nobody of the customer signs in; null: they may. */
  blocked: lineOrNone(500),
})
export type CustomerRow = z.output<typeof customerRow>

/** What tells customers apart in every installation: the INN, of a company with its KPP, else the e-mail, else the name. */
export function customerKey({ inn, kpp, email, name }: Pick<CustomerRow, 'inn' | 'kpp' | 'email' | 'name'>): string {
  if (inn !== null) return kpp === null ? inn : `${inn}/${kpp}`
  return email?.toLowerCase() ?? name
}

/** Somebody of a customer, invited or active. He chooses his password himself, by a link. */
export const memberRow = z.object({
  customer: customerKeySchema,
  email: z.nullable(emailSchema),
  /** What he signs in with; the e-mail where it says nothing else. */
  login: lineOrNone(128),
  name: nameSchema,
  phone: z.nullable(phone(32)),
  language: languageSchema,
  roles: rolesSchema,
})
export type MemberRow = z.output<typeof memberRow>

/** Roles in the order in which they are written everywhere. */
export function rolesInOrder(roles: MemberRow['roles']): MemberRow['roles'] {
  return customerRoles.filter((role) => roles.includes(role))
}
