import { companyFaults } from '@anfilada/contract/company'
import type { CompanyFacts, TaxSystem } from '@anfilada/contract/company-facts'

const languages = ['ru', 'en', 'zh', 'fa', 'vi'] as const
// Not the contract's own list: it stands beside schemas.
export const taxSystems = ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'] as const satisfies readonly TaxSystem[]

const names = languages.map((language) => `name_${language}` as const)
const places = languages.map((language) => `place_${language}` as const)

/** The fields of a version as the screen shows them, in its groups. */
export const groups = {
  names,
  requisites: ['inn', 'kpp', 'ogrn', 'legal_address'],
  account: ['bank_name', 'bik', 'account', 'corr_account'],
  place: places,
  contacts: ['duty_phone', 'accounts_phone', 'orders_mail', 'security_mail', 'old_site'],
  papers: ['head', 'accountant', 'tax_system'],
} as const
export type CompanyGroup = keyof typeof groups
export const companyGroups = Object.keys(groups) as CompanyGroup[]
export type CompanyField = (typeof groups)[CompanyGroup][number]
export const companyFields: readonly CompanyField[] = companyGroups.flatMap((group): readonly CompanyField[] => groups[group])

/** What is typed, or stands, in each field. */
export type CompanyDraft = Record<CompanyField, string>

const plain = companyFields.filter((field) => !/^(?:name|place)_/.test(field)) as Exclude<
  CompanyField,
  (typeof names)[number] | (typeof places)[number]
>[]

/** Undefined: of a company that has said nothing yet. */
export function companyDraft(facts: CompanyFacts | undefined): CompanyDraft {
  const said = languages.flatMap((language) => [
    [`name_${language}`, facts?.names[language] ?? ''],
    [`place_${language}`, facts?.place[language] ?? ''],
  ])
  const rest = plain.map((field) => [field, facts?.[field] ?? (field === 'tax_system' ? 'osn' : '')])
  return Object.fromEntries([...said, ...rest]) as CompanyDraft
}

/** What of the fields is sent; a language without words is left out. */
export function factsIn(draft: CompanyDraft): CompanyFacts {
  const inLanguages = (part: 'name' | 'place') => ({
    ru: draft[`${part}_ru`].trim(),
    ...Object.fromEntries(
      languages.slice(1).flatMap((language) => {
        const text = draft[`${part}_${language}`].trim()
        return text === '' ? [] : [[language, text]]
      }),
    ),
  })
  const rest = Object.fromEntries(plain.map((field) => [field, isDigits(field) ? draft[field].replace(/\s/g, '') : draft[field].trim()]))
  return { ...(rest as Omit<CompanyFacts, 'names' | 'place'>), names: inLanguages('name'), place: inLanguages('place') }
}

const digits: ReadonlySet<string> = new Set(['inn', 'kpp', 'ogrn', 'bik', 'account', 'corr_account'])

export function isDigits(field: CompanyField): boolean {
  return digits.has(field)
}

/** What the rules of requisites say of the fields. */
export function draftFaults(draft: CompanyDraft): Partial<Record<CompanyField, string>> {
  const { name, ...faults } = companyFaults(factsIn(draft))
  return name === undefined ? faults : { ...faults, name_ru: name }
}

/** Names of the contract's fields on this page. */
export const fieldNames: Readonly<Record<string, CompanyField>> = Object.fromEntries([
  ...languages.flatMap((language) => [
    [`facts.names.${language}`, `name_${language}`],
    [`facts.place.${language}`, `place_${language}`],
  ]),
  ...plain.map((field) => [`facts.${field}`, field]),
  ['facts.name', 'name_ru'],
])

export type Difference = { field: CompanyField; from: string; to: string }

/** What is different, field by field in the order of the page. */
export function differences(before: CompanyDraft, after: CompanyDraft): Difference[] {
  return companyFields
    .filter((field) => before[field].trim() !== after[field].trim())
    .map((field) => ({ field, from: before[field], to: after[field] }))
}
