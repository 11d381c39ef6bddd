import { type MuseumDocument, noWords, type ObjectDocument, type OpeningException } from '@anfilada/contract/catalogue/museum-document'
import { defaultZone } from '@anfilada/contract/dates'
import { readWords, type WordsDraft, wordsDraft } from './museum-draft.ts'

const numbers = ['least_people', 'most_people', 'persons_per_guide', 'visit_minutes', 'no_show_percent'] as const
export type NumberField = (typeof numbers)[number]

/** An object as it stands in the fields; numbers as they are typed. */
export type ObjectDraft = WordsDraft<'name'> &
  WordsDraft<'entrance'> &
  Record<NumberField, string> &
  Pick<ObjectDocument, 'system_id' | 'countries' | 'instant' | 'week' | 'needs_license' | 'archived'> & { exceptions: OpeningException[] }

const newObject: ObjectDocument = {
  system_id: '',
  name: noWords,
  entrance: noWords,
  countries: [],
  instant: false,
  zone: defaultZone,
  week: Array.from({ length: 7 }, () => ({ closed: false, opens: null, closes: null })),
  exceptions: [],
  least_people: null,
  most_people: null,
  persons_per_guide: null,
  needs_license: false,
  visit_minutes: 90,
  no_show_percent: null,
  archived: false,
}

/** The object of that code, else a new one, and its place in the document. */
export function objectIn(document: MuseumDocument, code: string | undefined): { object: ObjectDocument; at: number } {
  const at = document.objects.findIndex(({ system_id }) => system_id === code)
  return { object: document.objects[at] ?? newObject, at: at < 0 ? document.objects.length : at }
}

export function objectDraft(object: ObjectDocument): ObjectDraft {
  const { name, entrance, system_id, countries, instant, week, exceptions, needs_license, archived } = object
  return {
    ...wordsDraft('name', name),
    ...wordsDraft('entrance', entrance),
    ...(Object.fromEntries(numbers.map((field) => [field, String(object[field] ?? '')])) as Record<NumberField, string>),
    system_id,
    countries,
    instant,
    week,
    exceptions,
    needs_license,
    archived,
  }
}

/** The document with what the fields say of the object at that place. */
export function withObject(document: MuseumDocument, at: number, draft: ObjectDraft): MuseumDocument {
  const { system_id, countries, instant, week, exceptions, needs_license, archived } = draft
  const { zone } = document.objects[at] ?? newObject
  const written: ObjectDocument = {
    system_id: system_id.trim(),
    name: readWords('name', draft),
    entrance: readWords('entrance', draft),
    countries,
    instant,
    zone,
    week,
    exceptions,
    least_people: numberIn(draft.least_people),
    most_people: numberIn(draft.most_people),
    persons_per_guide: numberIn(draft.persons_per_guide),
    // Empty: the contract asks for it.
    visit_minutes: numberIn(draft.visit_minutes) as number,
    no_show_percent: numberIn(draft.no_show_percent),
    needs_license,
    archived,
  }
  return { ...document, objects: [...document.objects.slice(0, at), written, ...document.objects.slice(at + 1)] }
}

/** Null where nothing is typed; what is no number stays none and is refused by the contract. */
function numberIn(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
