import type { ChoiceReason } from '@anfilada/contract/pricing/price-preview'

/** A list of the asked category that is for everybody or for the asked customer. */
export type Candidate = {
  id: number
  customerId: number | null
  validFrom: string
  validUntil: string
  /** What is published of it; null while nothing is. */
  versionId: number | null
  namesObject: boolean
}
export type Considered<C extends Candidate> = { list: C; reason: ChoiceReason }

/**
 * Which list makes the price of an object on a day, and why each of the others does not; the one that does comes first. The same choice
 * as `appliedPricesSql`: the customer's own list goes before the one for all, among equals the one that begins later, then the one that
 * was made later.
 */
export function explainChoice<C extends Candidate>(candidates: readonly C[], passDate: string): Considered<C>[] {
  const ranked = candidates.toSorted(byPrecedence)
  const winner = ranked.find((list) => outside(list, passDate) === undefined)
  const considered = ranked.map((list) => ({ list, reason: outside(list, passDate) ?? lost(list, winner) }))
  return considered.toSorted((one, other) => group(one.reason) - group(other.reason))
}

function byPrecedence(one: Candidate, other: Candidate): number {
  if ((one.customerId === null) !== (other.customerId === null)) return one.customerId === null ? 1 : -1
  if (one.validFrom !== other.validFrom) return one.validFrom > other.validFrom ? -1 : 1
  return other.id - one.id
}

/** Why a list is not in question at all. */
function outside(list: Candidate, passDate: string): ChoiceReason | undefined {
  if (list.versionId === null) return 'not_published'
  if (passDate < list.validFrom || passDate > list.validUntil) return 'other_days'
  return list.namesObject ? undefined : 'object_not_named'
}

function lost(list: Candidate, winner: Candidate | undefined): ChoiceReason {
  if (!winner || winner.id === list.id) return 'applied'
  if (winner.customerId !== list.customerId) return 'own_list_goes_before'
  return winner.validFrom > list.validFrom ? 'begins_earlier' : 'made_earlier'
}

function group(reason: ChoiceReason): number {
  if (reason === 'applied') return 0
  return ['own_list_goes_before', 'begins_earlier', 'made_earlier'].includes(reason) ? 1 : 2
}
