import { parse, TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser'
import type { Language } from '@anfilada/contract/languages'

export type Catalogue = { readonly [key: string]: string | Catalogue }
/** What a sentence asks for: `count:plural`, `name:argument`, `b:tag`. */
type Slots = { wanted: Set<string>; plurals: { name: string; forms: string[]; type: Intl.PluralRuleType }[] }

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
  for (const { name, forms, type } of slots.plurals) {
    const needed = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
    for (const form of needed) if (!forms.includes(form)) faults.push(`{${name}} lacks the form "${form}"`)
  }
  if (language !== 'ru' && /\p{Script=Cyrillic}/u.test(translation.replace(onPapers, ''))) faults.push('contains Cyrillic letters')
  return faults
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

function pluralOf({ value, options, pluralType }: PluralElement): Slots['plurals'][number] {
  return { name: value, forms: Object.keys(options), type: pluralType ?? 'cardinal' }
}

function kindOf(type: TYPE): string {
  if (type === TYPE.tag) return 'tag'
  if (type === TYPE.plural) return 'plural'
  if (type === TYPE.select) return 'select'
  return 'argument'
}
