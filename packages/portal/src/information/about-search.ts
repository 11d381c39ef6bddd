import { chosen, idIn } from '@anfilada/browser/read-address'
import type { LegalTextKind } from '@anfilada/contract/legal-texts'

/** The tabs of specification/screens.md behind their words in the address; `company` is what is shown when nothing is said. */
export const aboutTabs = ['company', 'contract', 'offer', 'refund_policy'] as const
export type AboutTab = (typeof aboutTabs)[number]
/** The consent has no tab: it is read from the list of documents. */
export type AboutPart = AboutTab | LegalTextKind
/** `text`: the number of one edition, in a link to what was once agreed to; without it, what holds today. */
export type AboutSearch = { tab?: LegalTextKind; text?: number }

// By name: the contract's own list stands beside schemas, and would bring zod to the first page.
const kinds: Record<LegalTextKind, true> = { contract: true, offer: true, refund_policy: true, consent: true }

export function readAboutSearch({ tab, text }: Record<string, unknown>): AboutSearch {
  if (typeof tab !== 'string' || !Object.hasOwn(kinds, tab)) return {}
  // What can be no number names an edition that is not there, and not the one that holds today.
  return chosen({ tab: tab as LegalTextKind, text: text === undefined ? undefined : (idIn(text) ?? 0) })
}
