import { companyFaults } from '@anfilada/contract/company'
import type { CompanyFacts, TaxSystem } from '@anfilada/contract/company-facts'

const languages = ['ru', 'en', 'zh', 'fa', 'vi'] as const
// Not the contract's own list: it stands beside schemas.
export const taxSystems = ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'] as const satisfies readonly TaxSystem[]

const names = languages.map((language) => `name_${language}` as const)
const places = languages.map((language) => `place_${language}` as const)
const labels = languages.map((language) => `label_${language}` as const)
/** Monday to Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const hours = weekdays.map((day) => `hours_${day}` as const)

/** The fields of a version as the screen shows them, in its groups. */
export const groups = {
  names,
  requisites: ['inn', 'kpp', 'ogrn', 'legal_address'],
  account: ['bank_name', 'bik', 'account', 'corr_account'],
  place: places,
  hours,
  map: ['point', ...labels],
  contacts: ['duty_phone', 'accounts_phone', 'orders_mail', 'security_mail', 'old_site'],
  papers: ['head', 'accountant', 'tax_system'],
} as const
export type CompanyGroup = keyof typeof groups
export const companyGroups = Object.keys(groups) as CompanyGroup[]
export type CompanyField = (typeof groups)[CompanyGroup][number]
export const companyFields: readonly CompanyField[] = companyGroups.flatMap((group): readonly CompanyField[] => groups[group])

/** What is typed, or stands, in each field. */
export type CompanyDraft = Record<CompanyField, string>

type Composed = (typeof names)[number] | (typeof places)[number] | (typeof labels)[number] | (typeof hours)[number] | 'point'
const plain = companyFields.filter((field) => !/^(?:name|place|label|hours)_|^point$/.test(field)) as Exclude<CompanyField, Composed>[]

/** Undefined: of a company that has said nothing yet. */
export function companyDraft(facts: CompanyFacts | undefined): CompanyDraft {
  const said = languages.flatMap((language) => [
    [`name_${language}`, facts?.names[language] ?? ''],
    [`place_${language}`, facts?.place[language] ?? ''],
    [`label_${language}`, facts?.map?.label?.[language] ?? ''],
  ])
  const days = weekdays.map((day) => [`hours_${day}`, writeHours(facts?.hours?.[day - 1])])
  const rest = plain.map((field) => [field, facts?.[field] ?? (field === 'tax_system' ? 'osn' : '')])
  return Object.fromEntries([...said, ...days, ['point', writePoint(facts?.map)], ...rest]) as CompanyDraft
}

/** What of the fields is sent; a language without words is left out. */
export function factsIn(draft: CompanyDraft): CompanyFacts {
  const rest = Object.fromEntries(plain.map((field) => [field, isDigits(field) ? draft[field].replace(/\s/g, '') : draft[field].trim()]))
  const hoursSaid = weekdays.some((day) => draft[`hours_${day}`].trim() !== '')
  const point = readPoint(draft.point)
  const label = inLanguages(draft, 'label')
  return {
    ...(rest as Omit<CompanyFacts, 'names' | 'place' | 'hours' | 'map'>),
    names: inLanguages(draft, 'name'),
    place: inLanguages(draft, 'place'),
    ...(hoursSaid && { hours: weekdays.map((day) => readHours(draft[`hours_${day}`]) ?? null) }),
    ...(point && { map: { ...point, ...(Object.values(label).some(Boolean) && { label }) } }),
  }
}

/** A language without words is left out; Russian stands, and is asked for. */
function inLanguages(draft: CompanyDraft, part: 'name' | 'place' | 'label'): CompanyFacts['names'] {
  const others = languages.slice(1).map((language) => [language, draft[`${part}_${language}`].trim()] as const)
  return { ru: draft[`${part}_ru`].trim(), ...Object.fromEntries(others.filter(([, text]) => text !== '')) }
}

type Hours = NonNullable<NonNullable<CompanyFacts['hours']>[number]>

function writeHours(day: Hours | null | undefined): string {
  return day ? `${day.opens}–${day.closes}` : ''
}

/** `9:00-18:00`, with any dash; undefined: these are no hours. */
function readHours(text: string): Hours | undefined {
  const [, opens = '', closes = ''] = /^(\d{1,2}:\d{2})\s*[-–—]\s*(\d{1,2}:\d{2})$/.exec(text.trim()) ?? []
  return opens === '' ? undefined : { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }
}

type Point = { latitude: number; longitude: number }

function writePoint(map: Point | undefined): string {
  return map ? `${map.latitude}, ${map.longitude}` : ''
}

/** Degrees with a point, as every map copies them: `59.9353, 30.3005`. */
function readPoint(text: string): Point | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,12})?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(text.trim()) ?? []
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) }
}

const digits: ReadonlySet<string> = new Set(['inn', 'kpp', 'ogrn', 'bik', 'account', 'corr_account'])

export function isDigits(field: CompanyField): boolean {
  return digits.has(field)
}

/** What the rules of requisites say of the fields; what is no hours, no point, or a label of none. */
export function draftFaults(draft: CompanyDraft): Partial<Record<CompanyField, string>> {
  const { name, ...faults } = companyFaults(factsIn(draft))
  const said = hours.filter((field) => draft[field].trim() !== '' && !readHours(draft[field])).map((field) => [field, 'time'])
  const isPoint = draft.point.trim() === '' || readPoint(draft.point) !== undefined
  // A label stands nowhere without its point.
  const lacksPoint = draft.point.trim() === '' && labels.some((field) => draft[field].trim() !== '')
  return {
    ...faults,
    ...(name !== undefined && { name_ru: name }),
    ...Object.fromEntries(said),
    ...((!isPoint || lacksPoint) && { point: 'invalid' }),
  }
}

/** Names of the contract's fields on this page. */
export const fieldNames: Readonly<Record<string, CompanyField>> = Object.fromEntries([
  ...languages.flatMap((language) => [
    [`facts.names.${language}`, `name_${language}`],
    [`facts.place.${language}`, `place_${language}`],
    [`facts.map.label.${language}`, `label_${language}`],
  ]),
  ...weekdays.flatMap((day) => ['opens', 'closes'].map((end): [string, CompanyField] => [`facts.hours.${day - 1}.${end}`, `hours_${day}`])),
  ['facts.map.latitude', 'point'],
  ['facts.map.longitude', 'point'],
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
