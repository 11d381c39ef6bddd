import type { Emblem, GroupCategory, OfferedKind } from '@anfilada/contract/catalogue'
import { type MuseumDocument, noWords, type Words } from '@anfilada/contract/catalogue/museum-document'
import type { CatalogueMuseum } from '@anfilada/contract/catalogue/office-catalogue'
import { type Language, languages } from '@anfilada/contract/languages'
import type { District, TravelTime } from '@anfilada/contract/orders/programme-clashes'

/** Words in five languages as fields: `name_ru` to `name_vi`. */
export type WordsDraft<P extends string> = Record<`${P}_${Language}`, string>

export function wordsDraft<P extends string>(part: P, words: Words): WordsDraft<P> {
  return Object.fromEntries(languages.map((language) => [`${part}_${language}`, words[language]])) as WordsDraft<P>
}

export function readWords<P extends string>(part: P, draft: WordsDraft<P>): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, draft[`${part}_${language}`]])) as Record<Language, string>
}

/** The fields of words by their path in the document. */
export function wordNames<P extends string>(part: P, path: string): Record<string, `${P}_${Language}`> {
  return Object.fromEntries(languages.map((language) => [`${path}.${language}`, `${part}_${language}` as const]))
}

/** A museum as it stands in the fields, without its objects. */
export type MuseumDraft = WordsDraft<'name'> &
  WordsDraft<'address'> & {
    emblem: Emblem
    types: GroupCategory[]
    order_kinds: OfferedKind[]
    district: District | ''
    /** As maps give it: latitude, longitude. */
    point: string
    travel: TravelTime[]
    archived: boolean
  }

const newMuseum: MuseumDocument = {
  name: noWords,
  emblem: 'museum',
  types: ['rf', 'ig', 'cn'],
  order_kinds: [],
  district: null,
  address: noWords,
  point: null,
  travel: [],
  archived: false,
  objects: [],
}

/** What is edited: the draft, else what is published. */
export function documentOf(museum: CatalogueMuseum | undefined): MuseumDocument {
  return museum?.draft?.document ?? museum?.published ?? newMuseum
}

export function museumDraft(museum: MuseumDocument): MuseumDraft {
  const { name, address, emblem, types, order_kinds, district, point, travel, archived } = museum
  const words = { ...wordsDraft('name', name), ...wordsDraft('address', address) }
  return { ...words, emblem, types, order_kinds, district: district ?? '', point: point ? pointText(point) : '', travel, archived }
}

/** The document with what the fields say of the museum itself. */
export function withMuseum(document: MuseumDocument, draft: MuseumDraft): MuseumDocument {
  const { emblem, types, order_kinds, district, travel, archived } = draft
  const words = { name: readWords('name', draft), address: readWords('address', draft) }
  return {
    ...document,
    ...words,
    emblem,
    types,
    order_kinds,
    district: district || null,
    point: readPoint(draft.point) ?? null,
    travel,
    archived,
  }
}

type Point = NonNullable<MuseumDocument['point']>

export function pointText({ latitude, longitude }: Point): string {
  return `${latitude}, ${longitude}`
}

/** Null where nothing is typed, undefined where it is no point. */
export function readPoint(text: string): Point | null | undefined {
  if (text.trim() === '') return null
  const [, latitude, longitude] = /^(-?\d{1,3}(?:\.\d+)?)[,;\s]+(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim()) ?? []
  return latitude === undefined || longitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) }
}

/** Which state of the museum was read, as whatever changes it says. */
export function asRead(museum: CatalogueMuseum | undefined) {
  return { version: museum?.version ?? 0, revision: museum?.draft?.revision ?? 0 }
}
