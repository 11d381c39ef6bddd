import { parse, TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser'
import { numberLocales } from '@anfilada/contract/intl-locales'
import type { Language } from '@anfilada/contract/languages'

export type Catalogue = { readonly [key: string]: string | Catalogue }
/** What a sentence asks for: `count:plural`, `name:argument`, `b:tag`. */
type Slots = { wanted: Set<string>; plurals: Plural[] }
type Plural = { name: string; forms: Map<string, string>; type: Intl.PluralRuleType }

/** The correspondent account as Russian papers name it: whoever copies it looks for these letters. */
const onPapers = 'к/с'

/** Everything wrong with a translation beside its Russian original, one line each; empty when it is complete. */
export function phraseFaults(language: Language, original: Catalogue, translated: Catalogue): string[] {
  const source = sentencesOf(original)
  const target = sentencesOf(translated)
  const faults: string[] = []
  for (const [key, sentence] of source) {
    const translation = target.get(key)
    if (translation === undefined) faults.push(`${key}: missing`)
    else faults.push(...sentenceFaults(language, sentence, translation).map((fault) => `${key}: ${fault}`))
  }
  for (const key of target.keys()) if (!source.has(key)) faults.push(`${key}: not in the original`)
  return faults
}

/** Each sentence by its path. */
export function sentencesOf(catalogue: Catalogue, path = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[path + key, value]] : [...sentencesOf(value, `${path}${key}.`)],
    ),
  )
}

function sentenceFaults(language: Language, original: string, translation: string): string[] {
  if (translation.trim() === '') return ['empty']
  const faults: string[] = []
  const slots = slotsOf(parse(translation))
  const wanted = [...slotsOf(parse(original)).wanted].sort().join(' ')
  const given = [...slots.wanted].sort().join(' ')
  if (wanted !== given) faults.push(`asks for "${given}" instead of "${wanted}"`)
  faults.push(...slots.plurals.flatMap((plural) => pluralFaults(language, plural)))
  if (language !== 'ru' && /\p{Script=Cyrillic}/u.test(translation.replace(onPapers, ''))) faults.push('contains Cyrillic letters')
  return faults
}

function pluralFaults(language: Language, { name, forms, type }: Plural): string[] {
  const faults = formsOf(language, type).flatMap((form) => (forms.has(form) ? [] : [`{${name}} lacks the form "${form}"`]))
  // Counted as another language counts, it would be said of 21 as well.
  if (isCountedAsAnother(language) && (forms.get('one') ?? forms.get('other')) !== forms.get('other'))
    faults.push(`{${name}} says "one" otherwise than "other": what is said of one alone is "=1"`)
  return faults
}

/** Numbers in its sentences are written, and so counted, as those of another language: all but `other` are that one's forms. */
function isCountedAsAnother(language: Language): boolean {
  return !numberLocales[language].startsWith(language)
}

function formsOf(language: Language, type: Intl.PluralRuleType): readonly string[] {
  return isCountedAsAnother(language) ? ['other'] : new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
}

function slotsOf(elements: MessageFormatElement[], slots: Slots = { wanted: new Set(), plurals: [] }): Slots {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    slots.wanted.add(`${element.value}:${kindOf(element.type)}`)
    if (element.type === TYPE.tag) slotsOf(element.children, slots)
    if (element.type === TYPE.plural) slots.plurals.push(pluralOf(element))
    if ('options' in element) for (const option of Object.values(element.options)) slotsOf(option.value, slots)
  }
  return slots
}

function pluralOf({ value, options, pluralType }: PluralElement): Plural {
  const forms = new Map(Object.entries(options).map(([form, { value: said }]) => [form, JSON.stringify(said)]))
  return { name: value, forms, type: pluralType ?? 'cardinal' }
}

function kindOf(type: TYPE): string {
  if (type === TYPE.tag) return 'tag'
  if (type === TYPE.plural) return 'plural'
  if (type === TYPE.select) return 'select'
  return 'argument'
}
