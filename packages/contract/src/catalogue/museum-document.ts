import * as z from 'zod/mini'
import { emblems, groupCategorySchema, museumsFor, type OfferedKind, systemIdSchema, travelTime } from '../catalogue.ts'
import { dateSchema, timeSchema } from '../date-schemas.ts'
import { type Language, languages, type TranslatedName } from '../languages.ts'
import { nameKeys } from '../name-keys.ts'
import { districts } from '../orders/programme-clashes.ts'
import { idSchema, singleLine } from '../text.ts'

/**
 * A museum with its objects as one document: what editors change, what a version keeps, what files will carry (decision 0067). What is
 * wrong with its content, `museumFaults` says: a draft may be kept as it is typed. Terms of objects are not in it: `set_object_terms`.
 */

/** In five languages; empty where nobody has translated it: Russian stands there then. */
export function words(longest: number) {
  const line = singleLine(longest)
  return z.object({ ru: line, en: line, zh: line, fa: line, vi: line })
}
export type Words = Readonly<Record<Language, string>>

const people = z.nullable(z.int().check(z.positive(), z.maximum(10_000)))
const minutes = z.int().check(z.positive(), z.maximum(1_440))

/** When one may come in on a day: `HH:MM`, museum-local; both null where hours are not said. */
const openDay = { closed: z.boolean(), opens: z.nullable(timeSchema), closes: z.nullable(timeSchema) }
const weekday = z.object(openDay)
/** Days, both included, on which something else holds than in other weeks. */
const exception = z.object({ from: dateSchema, until: dateSchema, ...openDay })
export type OpenDay = Readonly<{ closed: boolean; opens: string | null; closes: string | null }>
export type OpeningException = z.output<typeof exception>
/** Monday to Sunday, and single days. */
export const opening = { week: z.array(weekday).check(z.length(7)), exceptions: z.array(exception).check(z.maxLength(100)) }

export const objectDocument = z.object({
  /** Never changes once it was published: orders, prices and other systems name the object by it. */
  system_id: z.union([systemIdSchema, z.literal('')]),
  name: words(120),
  entrance: words(200),
  /** Numbers of countries whose groups are admitted; none: all. */
  countries: z.array(idSchema).check(z.maxLength(400)),
  /** Orders that find places are confirmed at once. */
  instant: z.boolean(),
  /** A name of the IANA zones. */
  zone: singleLine(64),
  ...opening,
  /** Heads of one group; null: no limit. */
  least_people: people,
  most_people: people,
  /** At most so many follow one guide; null: not said. */
  persons_per_guide: people,
  needs_license: z.boolean(),
  visit_minutes: minutes,
  /** Of the price, for those who do not come, in percent; null: not said. */
  no_show_percent: z.nullable(z.int().check(z.nonnegative(), z.maximum(100))),
  /** Takes no new orders. */
  archived: z.boolean(),
})
export type ObjectDocument = z.output<typeof objectDocument>
export type Opening = Pick<ObjectDocument, 'week' | 'exceptions'>

export const offeredKinds = Object.values(museumsFor)

export const museumDocument = z.object({
  name: words(120),
  emblem: z.enum(emblems),
  types: z.array(groupCategorySchema),
  /** Kinds of orders beside tickets. */
  order_kinds: z.array(z.enum(offeredKinds as [OfferedKind, ...OfferedKind[]])),
  /** For travel times where none of its own are said. */
  district: z.nullable(z.enum(districts)),
  address: words(200),
  point: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /** From door to door to another museum, with boarding. */
  travel: z.array(travelTime).check(z.maxLength(300)),
  archived: z.boolean(),
  objects: z.array(objectDocument).check(z.maxLength(100)),
})
export type MuseumDocument = z.output<typeof museumDocument>

export const noWords: Words = { ru: '', en: '', zh: '', fa: '', vi: '' }

/** In which languages something is not said that is said in Russian. */
export function missingLanguages(said: Words): Language[] {
  return said.ru === '' ? [] : languages.filter((language) => said[language] === '')
}

/** What a reader of the language gets: his own words, else the Russian ones. */
export function readIn(said: Words, language: Language): string {
  return said[language] || said.ru
}

/** As the wire and the tables name the languages, each filled. */
export function translatedOf(said: Words): TranslatedName {
  return Object.fromEntries(languages.map((language) => [nameKeys[language], readIn(said, language)])) as TranslatedName
}

/** The other way round; what is absent is empty. */
export function wordsOf(name: Partial<TranslatedName>): Words {
  return Object.fromEntries(languages.map((language) => [language, name[nameKeys[language]] ?? ''])) as Record<Language, string>
}
