import type { CompanyFacts } from './company-facts.ts'
import { accountDoubts, requisiteFaults, type Requisites } from './customers/requisites.ts'
import type { FieldFault } from './fields.ts'
import type { Language } from './languages.ts'
import type { PaymentMethod } from './payments/payment-status.ts'

// No zod here: the first page reads it.

/** What the first page carries, for everybody: no names of people, and nothing that only machines ask for. */
export const publicFields = [
  'names',
  'inn',
  'kpp',
  'ogrn',
  'legal_address',
  'bank_name',
  'bik',
  'account',
  'corr_account',
  'place',
  'map',
  'duty_phone',
  'accounts_phone',
  'hours',
  'orders_mail',
  'old_site',
] as const satisfies readonly (keyof CompanyFacts)[]
/** What stands inside of facts that are not one text. */
export const innerFields = ['ru', 'en', 'zh', 'fa', 'vi', 'latitude', 'longitude', 'label', 'opens', 'closes'] as const
export type PublicCompany = Pick<CompanyFacts, (typeof publicFields)[number]> & {
  /** Ways to pay online that the server has a provider for. */
  online: readonly PaymentMethod[]
}
/** The id of the element that carries it. */
export const companyElement = 'company'

/** A name or a place in the reader's language; where it is not translated, in Russian. */
export function saidIn(said: CompanyFacts['names'], language: Language): string {
  return said[language] || said.ru
}

/** The company as papers name it. */
export function requisitesOf({ names, inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account }: CompanyFacts): Requisites {
  return { name: names.ru, inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account }
}

/** Where money goes to: what a second person approves. */
const accountFields = ['bik', 'account', 'corr_account'] as const

/** Whether money would go where it goes now; where there is no version before, it does not. */
export function sameAccount(one: CompanyFacts, before: CompanyFacts | undefined): boolean {
  return before !== undefined && accountFields.every((field) => one[field] === before[field])
}

/** What must be mended, by the rules that customers' requisites have; keys of accounts as well, which a customer may confirm: money comes here. */
export function companyFaults(facts: CompanyFacts): Readonly<Record<string, FieldFault>> {
  const requisites = requisitesOf(facts)
  const faults = requisiteFaults(requisites)
  return Object.keys(faults).length > 0 ? faults : accountDoubts(requisites)
}
