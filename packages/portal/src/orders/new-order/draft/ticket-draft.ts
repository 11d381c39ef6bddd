import { countryOfChina, countryOfRussia, type GroupCategory, type Museum, type Slot } from '@anfilada/contract/catalogue'
import { orderServices, ticketCategories, type OrderService, type TicketCategory } from '@anfilada/contract/orders'
import type { ActionInput } from '../../../shell/server/http.ts'

/** The form as it stands, under the contract's own field names: the server's faults fall on the right fields. */
export type TicketDraft = {
  type: GroupCategory
  museum_id: number | null
  system_id: string
  pass_date: string
  schedule_item_id: number | null
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
export type Choice = Partial<Pick<TicketDraft, 'type' | 'museum_id' | 'system_id' | 'pass_date' | 'schedule_item_id'>>

export const emptyDraft: TicketDraft = {
  type: 'rf',
  museum_id: null,
  system_id: '',
  pass_date: '',
  schedule_item_id: null,
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
const usualCountry: Record<GroupCategory, number | null> = { rf: countryOfRussia, ig: null, cn: countryOfChina }

/** A choice made again drops only what it makes impossible: another museum keeps the date, another date keeps the group. */
export function choose(draft: TicketDraft, choice: Choice, museums: readonly Pick<Museum, 'id' | 'types'>[]): TicketDraft {
  const next = { ...draft, ...choice }
  if (next.type !== draft.type && draft.country_id === usualCountry[draft.type]) next.country_id = usualCountry[next.type]
  const museum = museums.find(({ id }) => id === next.museum_id)
  if (museum && !museum.types.includes(next.type)) next.museum_id = null
  if (next.museum_id !== draft.museum_id) next.system_id = ''
  const sameSlots = next.system_id === draft.system_id && next.pass_date === draft.pass_date
  if (!sameSlots && choice.schedule_item_id === undefined) next.schedule_item_id = null
  return next
}

export function peopleIn({ tickets }: Pick<TicketDraft, 'tickets'>): number {
  return ticketCategories.reduce((sum, category) => sum + tickets[category], 0)
}

/** A group larger than what a slot has left can only wait for it. */
export function mustWait(slot: Pick<Slot, 'free' | 'status'> | undefined, people: number): boolean {
  return slot !== undefined && slot.status !== 'closed' && (slot.status === 'full' || slot.free < people)
}

/** What is still to be filled in, in the order of the form. A guide may be named later: an order without one is an order. */
export const stages = ['place', 'date', 'time', 'tickets', 'country'] as const
export function missingStages(draft: TicketDraft): (typeof stages)[number][] {
  const done: Record<(typeof stages)[number], boolean> = {
    place: draft.museum_id !== null && draft.system_id !== '',
    date: draft.pass_date !== '',
    time: draft.schedule_item_id !== null,
    tickets: peopleIn(draft) > 0,
    country: draft.country_id !== null,
  }
  return stages.filter((stage) => !done[stage])
}

/** The draft as `post_request` takes it; what is not chosen yet is left out, so that the schema names it. */
export function requestOf(draft: TicketDraft, acceptWaiting: boolean): Partial<ActionInput<'post_request'>> {
  const { museum_id, schedule_item_id, country_id, tickets, services, ...rest } = draft
  return {
    ...rest,
    ...(museum_id !== null && { museum_id }),
    ...(schedule_item_id !== null && { schedule_item_id }),
    ...(country_id !== null && { country_id }),
    tickets: ticketCategories.map((category) => ({ category, quantity: tickets[category] })).filter(({ quantity }) => quantity > 0),
    services: orderServices.map((service) => ({ service, quantity: services[service] })).filter(({ quantity }) => quantity > 0),
    accept_waiting: acceptWaiting,
  }
}
