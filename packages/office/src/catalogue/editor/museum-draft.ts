import type { Emblem, GroupCategory, OfferedKind } from '@anfilada/contract/catalogue'
import { type MuseumDocument, noWords, type Words } from '@anfilada/contract/catalogue/museum-document'
import type { CatalogueMuseum } from '@anfilada/contract/catalogue/office-catalogue'
import { type Language, languages } from '@anfilada/contract/languages'
import type { District } from '@anfilada/contract/orders/programme-clashes'

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
export type MuseumDraft = WordsDraft<'name'> & {
  emblem: Emblem
  types: GroupCategory[]
  order_kinds: OfferedKind[]
  district: District | ''
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

export function museumDraft({ name, emblem, types, order_kinds, district, archived }: MuseumDocument): MuseumDraft {
  return { ...wordsDraft('name', name), emblem, types, order_kinds, district: district ?? '', archived }
}

/** The document with what the fields say of the museum itself. */
export function withMuseum(document: MuseumDocument, draft: MuseumDraft): MuseumDocument {
  const { emblem, types, order_kinds, district, archived } = draft
  return { ...document, name: readWords('name', draft), emblem, types, order_kinds, district: district || null, archived }
}

/** Which state of the museum was read, as whatever changes it says. */
export function asRead(museum: CatalogueMuseum | undefined) {
  return { version: museum?.version ?? 0, revision: museum?.draft?.revision ?? 0 }
}
