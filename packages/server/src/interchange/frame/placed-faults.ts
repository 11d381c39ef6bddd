import type { SectionName } from '@anfilada/contract/interchange/interchange-file'
import type { InterchangeFaultCode } from '@anfilada/contract/interchange/sheet-words'
import { type OfficeLanguage, officeLanguages } from '@anfilada/contract/languages'
import { type InterchangePhrases, interchangePhrases } from '@anfilada/phrases/interchange'
import { refusalSentence } from '@anfilada/phrases/refusals'
import type { Refusal } from '../../outcome.ts'
import type { Path } from './sheet-plan.rules.ts'

/** Something wrong with a row: where in it, and a sentence for people. */
export type Said = Readonly<{ path: Path; code: string; sentence: Readonly<Record<OfficeLanguage, string>> }>

/** Where in a file: a cell of a sheet, or a path of JSON (`sheet` is null); no place: all of it. */
export type Place = { sheet: string | null; place: string; read?: string }
export type PlacedFault = Place & { section: SectionName | null } & Pick<Said, 'code' | 'sentence'>
type Values = Readonly<Record<string, string>>
export type Report = (at: Place, code: InterchangeFaultCode, values?: (words: InterchangePhrases) => Values) => void

const mostFaults = 1_000
const longestRead = 100
const mostOrders = 20

/** All that is wrong with a file, each place once, and no more than people read. */
export class Faults {
  readonly all: PlacedFault[] = []
  readonly #places = new Set<string>()

  add({ sheet, place, read = '' }: Place, section: SectionName | null, { code, sentence }: Pick<Said, 'code' | 'sentence'>): void {
    const key = JSON.stringify([section, sheet, place])
    if (this.all.length >= mostFaults || this.#places.has(key)) return
    this.#places.add(key)
    this.all.push({ section, sheet, place, read: read.slice(0, longestRead), code, sentence })
  }

  of(section: SectionName | null): Report {
    return (at, code, values) => this.add(at, section, said([], code, values))
  }
}

/** A fault of ours, in every language of the office; `values`: what stands in its braces. */
export function said(path: Said['path'], code: InterchangeFaultCode, values: (words: InterchangePhrases) => Values = () => ({})): Said {
  return { path, code, sentence: inEach((language) => filled(language, code, values)) }
}

function filled(language: OfficeLanguage, code: InterchangeFaultCode, values: (words: InterchangePhrases) => Values): string {
  const words = interchangePhrases[language]
  return words.faults[code].replace(/\{(\w+)\}/g, (_all, name: string) => values(words)[name] ?? '')
}

export function inEach(sentence: (language: OfficeLanguage) => string): Record<OfficeLanguage, string> {
  return Object.fromEntries(officeLanguages.map((language) => [language, sentence(language)])) as Record<OfficeLanguage, string>
}

/** What a use case refuses, with the orders that stand in the way named. */
export function saidRefusal(path: Path, refusal: Refusal): Said {
  const orders = 'orders' in refusal ? refusal.orders.slice(0, mostOrders).map((id) => ` ${id}`) : []
  return { path, code: refusal.refusal, sentence: inEach((language) => refusalSentence(language, refusal.refusal) + orders.join(',')) }
}
