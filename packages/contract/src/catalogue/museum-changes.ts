import { languages, type Language } from '../languages.ts'
import type { MuseumDocument, ObjectDocument } from './museum-document.ts'

const museumFields = ['emblem', 'types', 'order_kinds', 'district', 'point', 'travel', 'archived'] as const
const objectFields = [
  'countries',
  'instant',
  'zone',
  'week',
  'exceptions',
  'least_people',
  'most_people',
  'persons_per_guide',
  'needs_license',
  'visit_minutes',
  'no_show_percent',
  'archived',
] as const
export const changedFields = ['name', 'address', 'entrance', 'object', ...museumFields, ...objectFields] as const
export type ChangedField = (typeof changedFields)[number]

/** One line of a diff. `object`: of which object (its code), null of the museum. Field `object`: it is new (`from` null) or gone. */
export type MuseumChange = { object: string | null; field: ChangedField; language: Language | null; from: unknown; to: unknown }

/** What is different afterwards, in the order of the editor; nothing where both say the same, however the lists are sorted. */
export function museumChanges(before: MuseumDocument | null, after: MuseumDocument): MuseumChange[] {
  const whole = [
    ...wordChanges(null, 'name', before?.name, after.name),
    ...wordChanges(null, 'address', before?.address, after.address),
    ...fieldChanges(null, museumFields, before, after),
  ]
  const gone = (before?.objects ?? []).filter(({ system_id }) => !find(after, system_id))
  return [
    ...whole,
    ...after.objects.flatMap((object) => objectChanges(before === null ? undefined : find(before, object.system_id), object)),
    ...gone.map(({ system_id, name }): MuseumChange => line(system_id, 'object', name.ru, null)),
  ]
}

function find(museum: MuseumDocument, systemId: string): ObjectDocument | undefined {
  return museum.objects.find(({ system_id }) => system_id === systemId)
}

function objectChanges(before: ObjectDocument | undefined, after: ObjectDocument): MuseumChange[] {
  const id = after.system_id
  if (!before) return [line(id, 'object', null, after.name.ru)]
  return [
    ...wordChanges(id, 'name', before.name, after.name),
    ...wordChanges(id, 'entrance', before.entrance, after.entrance),
    ...fieldChanges(id, objectFields, before, after),
  ]
}

function wordChanges(
  object: string | null,
  field: 'name' | 'address' | 'entrance',
  before: MuseumDocument['name'] | undefined,
  after: MuseumDocument['name'],
): MuseumChange[] {
  return languages.flatMap((language) => {
    const from = before?.[language] ?? ''
    return from === after[language] ? [] : [{ object, field, language, from, to: after[language] }]
  })
}

function fieldChanges<F extends ChangedField & (keyof MuseumDocument | keyof ObjectDocument)>(
  object: string | null,
  fields: readonly F[],
  before: Readonly<Partial<Record<F, unknown>>> | null,
  after: Readonly<Record<F, unknown>>,
): MuseumChange[] {
  return fields.flatMap((field) => {
    const from = before?.[field] ?? null
    const isSame = before === null ? saysNothing(after[field]) : canonical(from) === canonical(after[field])
    return isSame ? [] : [line(object, field, from, after[field])]
  })
}

function line(object: string | null, field: ChangedField, from: unknown, to: unknown): MuseumChange {
  return { object, field, language: null, from, to }
}

/** Of what is new only what was said of it is told. */
function saysNothing(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0)
}

/** Lists of words and numbers are sets; of the week alone the order means something, and its days are no words. */
function canonical(value: unknown): string {
  const isSet = Array.isArray(value) && value.every((one) => typeof one !== 'object')
  return JSON.stringify(isSet ? value.toSorted((one, other) => (one < other ? -1 : 1)) : value, (_key, one: unknown) => sorted(one))
}

/** PostgreSQL gives the keys of JSON back in an order of its own. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
