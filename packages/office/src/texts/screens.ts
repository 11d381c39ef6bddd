import type { LegalTextKind } from '@anfilada/contract/legal-texts'
import { chosen, idIn, oneOf } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const textsSection = { word: 'texts', path: '/texts', ability: ['read', 'LegalText'] } as const satisfies Section

// Not the contract's own lists: they stand beside schemas.
export const textKinds = ['contract', 'offer', 'refund_policy', 'consent'] as const satisfies readonly LegalTextKind[]
export const textLanguages = ['ru', 'en', 'zh', 'fa', 'vi'] as const
export type TextLanguage = (typeof textLanguages)[number]

/** The address of the legal texts: which kind, which version, which language stands beside the Russian. */
export type TextsSearch = { kind?: LegalTextKind; version?: number; beside?: Exclude<TextLanguage, 'ru'> }

export function readTextsSearch(search: Record<string, unknown>): TextsSearch {
  return chosen({
    kind: oneOf(textKinds, search.kind),
    version: idIn(search.version),
    beside: oneOf(['en', 'zh', 'fa', 'vi'], search.beside),
  })
}
