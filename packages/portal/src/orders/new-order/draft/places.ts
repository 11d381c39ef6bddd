import type { GroupCategory, Slot } from '@anfilada/contract/catalogue'
import { countryOfChina, countryOfRussia } from '@anfilada/contract/group-categories'
import { maxQuantity } from '@anfilada/contract/orders/items'
import { maxAlternatives } from '@anfilada/contract/orders/alternatives'

/** Rules of slots and of who goes along. */

/** specification/orders.md: 267 Russia for Russian groups, 100 China for Chinese ones; foreign groups come from anywhere. */
export const usualCountry: Record<GroupCategory, number | null> = { rf: countryOfRussia, ig: null, cn: countryOfChina }

/** A group larger than what a slot has left can only wait for it; a group of unknown size needs at least one place. */
export function mustWait(slot: Pick<Slot, 'free' | 'status'> | undefined, people: number): boolean {
  return slot !== undefined && slot.status !== 'closed' && slot.free < Math.max(people, 1)
}

/** The most of one ticket category, of which there are `count`: what the slot leaves beside the others. `free` undefined: no limit is known. */
export function ticketLimit(count: number, people: number, free: number | undefined): number {
  if (free === undefined) return maxQuantity
  // What stands already is never taken away: the slot may have been changed after it.
  return Math.min(maxQuantity, Math.max(free - (people - count), count))
}

/** Ticks another slot, or takes its tick away; at most five, the dearest first (contract/orders/waiting.ts). */
export function withAlternative(alternatives: readonly number[], slotId: number): number[] {
  if (alternatives.includes(slotId)) return alternatives.filter((id) => id !== slotId)
  return alternatives.length < maxAlternatives ? [...alternatives, slotId] : [...alternatives]
}
