import type { ActionInput } from '@anfilada/browser/http'
import { countryOfChina, countryOfRussia, type GroupCategory, type Slot } from '@anfilada/contract/catalogue'
import { maxAlternatives } from '@anfilada/contract/orders/waiting'
import { orderServices, ticketCategories, type OrderService, type TicketCategory } from '@anfilada/contract/orders/items'

/** The form as it stands, under the contract's own field names: the server's faults fall on the right fields. */
export type TicketDraft = {
  type: GroupCategory
  museum_id: number | null
  system_id: string
  pass_date: string
  schedule_item_id: number | null
  /** The wanted hour: it outlives the slot when another day or place is looked at. Not sent. */
  time: string
  /** The group agreed to wait for places of this slot. */
  accept_waiting: boolean
  /** Other slots that a waiting group accepts, the dearest first. */
  alternatives: number[]
  tickets: Record<TicketCategory, number>
  services: Record<OrderService, number>
  country_id: number | null
  guide: string
  guide_phone: string
  qty_guide: number
  persons_per_guide: number
  notes: string
  refno: string
}

export const emptyDraft: TicketDraft = {
  type: 'rf',
  museum_id: null,
  system_id: '',
  pass_date: '',
  schedule_item_id: null,
  time: '',
  accept_waiting: false,
  alternatives: [],
  tickets: { common: 0, privileged: 0, child: 0 },
  services: { multicast_audio_system: 0, ag: 0, rgc: 0, cgc: 0 },
  country_id: countryOfRussia,
  guide: '',
  guide_phone: '',
  qty_guide: 0,
  persons_per_guide: 25,
  notes: '',
  refno: '',
}

/** contract.md: 267 Russia for Russian groups, 100 China for Chinese ones; foreign groups come from anywhere. */
export const usualCountry: Record<GroupCategory, number | null> = { rf: countryOfRussia, ig: null, cn: countryOfChina }

/** The next order of the same hand: the habits stay, the visit does not. */
export function nextDraft({ type, country_id, persons_per_guide }: TicketDraft): TicketDraft {
  return { ...emptyDraft, type, country_id, persons_per_guide }
}

export function peopleIn({ tickets }: Pick<TicketDraft, 'tickets'>): number {
  return ticketCategories.reduce((sum, category) => sum + tickets[category], 0)
}

/** At most so many people follow one guide (contract.md). */
export function guidesNeeded(people: number, personsPerGuide: number): number {
  return Math.ceil(people / Math.max(personsPerGuide, 1))
}

/** A group larger than what a slot has left can only wait for it; a group of unknown size needs at least one place. */
export function mustWait(slot: Pick<Slot, 'free' | 'status'> | undefined, people: number): boolean {
  return slot !== undefined && slot.status !== 'closed' && slot.free < Math.max(people, 1)
}

/** The most of one ticket category: what the slot leaves beside the others. `free` undefined: no limit is known. */
export function ticketLimit(draft: Pick<TicketDraft, 'tickets'>, category: TicketCategory, free: number | undefined, most: number): number {
  if (free === undefined) return most
  const others = peopleIn(draft) - draft.tickets[category]
  // What stands already is never taken away: the slot may have been changed after it.
  return Math.min(most, Math.max(free - others, draft.tickets[category]))
}

/** The draft as `post_request` takes it; what is not chosen yet is left out, so that the schema names it. */
export function requestOf(draft: TicketDraft): Partial<ActionInput<'post_request'>> {
  const { museum_id, schedule_item_id, country_id, tickets, services, time: _time, alternatives, ...rest } = draft
  return {
    ...rest,
    ...(museum_id !== null && { museum_id }),
    ...(schedule_item_id !== null && { schedule_item_id }),
    ...(country_id !== null && { country_id }),
    ...(rest.accept_waiting && alternatives.length > 0 && { alternatives }),
    tickets: ticketCategories.map((category) => ({ category, quantity: tickets[category] })).filter(({ quantity }) => quantity > 0),
    services: orderServices.map((service) => ({ service, quantity: services[service] })).filter(({ quantity }) => quantity > 0),
  }
}

/** Ticks another slot, or takes its tick away; at most five, the dearest first (contract/orders/waiting.ts). */
export function withAlternative(alternatives: readonly number[], slotId: number): number[] {
  if (alternatives.includes(slotId)) return alternatives.filter((id) => id !== slotId)
  return alternatives.length < maxAlternatives ? [...alternatives, slotId] : [...alternatives]
}
