import type { CustomerKind } from '@anfilada/contract/identity/login'
import {
  accountDoubts,
  requisiteFaults,
  type RequisiteFaults,
  type RequisiteField,
  type Requisites,
} from '@anfilada/contract/customers/requisites'
import type { Settings } from '@anfilada/contract/customers/settings'

type Customer = NonNullable<Settings['customer']>
export type RequisiteTexts = Record<RequisiteField, string>

export const requisiteFields = ['name', 'inn', 'kpp', 'ogrn', 'legal_address', 'bank_name', 'bik', 'account', 'corr_account'] as const
const digitFields: ReadonlySet<RequisiteField> = new Set(['inn', 'kpp', 'ogrn', 'bik', 'account', 'corr_account'])
/** With whom the contract was made: the company changes that (server: change-requisites.ts). */
const fixedFields: ReadonlySet<RequisiteField> = new Set(['name', 'inn', 'ogrn'])

/** As the form shows them: what is missing is empty. */
export function textsOf({ name, requisites }: Customer): RequisiteTexts {
  const { inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account } = requisites
  const kept = { name, inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account }
  return Object.fromEntries(requisiteFields.map((field) => [field, kept[field] ?? ''])) as RequisiteTexts
}

/** As they are sent: digits without the spaces of papers, nothing for what is empty. Only companies have a KPP. */
export function requisitesOf(texts: RequisiteTexts): Requisites {
  const written = requisiteFields.map(
    (field) => [field, digitFields.has(field) ? texts[field].replace(/\s/g, '') : texts[field].trim()] as const,
  )
  const { name, inn, legal_address, kpp, ...rest } = Object.fromEntries(written.filter(([, text]) => text !== '')) as Partial<Requisites>
  return { ...rest, ...(kpp && inn?.length !== 12 && { kpp }), name: name ?? '', inn: inn ?? '', legal_address: legal_address ?? '' }
}

export function isFixed(field: RequisiteField, customer: Customer): boolean {
  return fixedFields.has(field) && textsOf(customer)[field] !== ''
}

/** What must be mended, and what may be confirmed: an account is only doubted when all the rest is right. */
export function judge(texts: RequisiteTexts, kind: CustomerKind): { faults: RequisiteFaults; doubts: RequisiteFaults } {
  const requisites = requisitesOf(texts)
  const faults = requisiteFaults(requisites, kind)
  return { faults, doubts: Object.keys(faults).length === 0 ? accountDoubts(requisites) : {} }
}

/** Those that this customer has: only a company, by its INN, has a KPP. */
export function fieldsFor(texts: RequisiteTexts, kind: CustomerKind): readonly RequisiteField[] {
  const isCompany = kind === 'legal_entity' && texts.inn.replace(/\s/g, '').length !== 12
  return requisiteFields.filter((field) => field !== 'kpp' || isCompany)
}

/** What stands in the fields; `account_confirmed` is of these very digits. */
export type CompanyTexts = RequisiteTexts & { email: string; phone: string; account_confirmed: boolean }

export function companyTexts(customer: Customer): CompanyTexts {
  return { ...textsOf(customer), email: customer.email ?? '', phone: customer.phone ?? '', account_confirmed: false }
}

/** What must be mended by the customer himself: what the contract was made with he cannot. */
export function companyFaults(texts: CompanyTexts, customer: Customer, withRequisites: boolean) {
  const { faults, doubts } = judge(texts, customer.kind)
  const own = fieldsFor(texts, customer.kind).filter((field) => faults[field] && !isFixed(field, customer))
  const missing = (['email', 'phone'] as const).filter((field) => texts[field].trim() === '')
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'required'])),
    ...(withRequisites && Object.fromEntries(own.map((field) => [field, faults[field]]))),
    ...(withRequisites && Object.keys(doubts).length > 0 && !texts.account_confirmed && { account_confirmed: 'required' }),
  }
}
