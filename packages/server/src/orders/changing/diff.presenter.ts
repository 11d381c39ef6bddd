import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { OrderDiff } from '@anfilada/contract/orders/orders'
import { knownReason } from '@anfilada/phrases/system-reasons'
import type { Change, Diff } from './pending-change.ts'

export type DiffReader = { language: Language; seesPrices: boolean }

const sums: readonly string[] = ['total', 'penalty', 'paid']

/** A diff in the reader's language; sums are hidden from readers who may not see prices. */
export function diffAnswer(diff: Diff, { language, seesPrices }: DiffReader): OrderDiff {
  const seen = Object.entries(diff).filter(([field]) => seesPrices || !sums.includes(field))
  return Object.fromEntries(
    seen.map(([field, change]) => [field, field === 'reason' ? reasonAnswer(change, language) : changeAnswer(change, language)]),
  )
}

/** What is ours has a name, as everything has that is known by one: a reason that somebody wrote has none. */
function reasonAnswer({ from, to }: Change, language: Language): OrderDiff[string] {
  const known = typeof to === 'string' ? knownReason(to, language) : undefined
  return known === undefined ? { from, to } : { from, to: known, to_name: known }
}

function changeAnswer({ from, to, names }: Change, language: Language): OrderDiff[string] {
  const [fromName, toName] = [names?.from?.[nameKeys[language]], names?.to?.[nameKeys[language]]]
  return { from, to, ...(fromName !== undefined && { from_name: fromName }), ...(toName !== undefined && { to_name: toName }) }
}
