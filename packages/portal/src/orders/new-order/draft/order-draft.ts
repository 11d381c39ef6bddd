import type { GroupCategory } from '@anfilada/contract/catalogue'
import { countryOfRussia } from '@anfilada/contract/group-categories'
import { addDays, defaultZone } from '@anfilada/contract/dates'
import { type GuideLanguage, type OrderService, serviceFields, type TicketCategory, ticketFields } from '@anfilada/contract/orders/items'
import { type CountField, countFields } from '@anfilada/contract/orders/kinds/counts'
import { type WordField, wordFields } from '@anfilada/contract/orders/kinds/words'

/**
 * The answers of all five forms, each under the name by which a change and a history tell it; a form asks for its own and leaves the others
 * empty. Words and numbers follow from the contract's tables.
 */
export type OrderDraft = Record<WordField, string> &
  Record<CountField, number> & {
    type: GroupCategory
    museum_id: number | null
    /** Empty: all objects of the museum (schedule), or not chosen yet. */
    system_id: string
    /** By whose clocks its days and hours are: the object's, the company's where none is chosen. Not sent. */
    zone: string
    pass_date: string
    schedule_item_id: number | null
    /** `HH:MM`, museum-local, as all hours here. Of a slot it is the wanted hour, which outlives it, and is not sent. */
    time: string
    /** About how many the group is, said before its heads are counted; 0: not said. Not sent. */
    about: number
    /** The group agreed to wait for places of this slot. */
    accept_waiting: boolean
    /** Other slots that a waiting group accepts, the dearest first. */
    alternatives: number[]
    country_id: number | null
    pickup_date: string
    pickup_time: string
    return_date: string
    return_time: string
    vehicle: string
    guide_language: GuideLanguage | ''
  }
/** What a form asks for; the clocks come with the object. */
export type DraftField = Exclude<keyof OrderDraft, 'zone' | 'about' | 'accept_waiting' | 'alternatives'>

function each<F extends string, V>(fields: readonly F[], value: V): Record<F, V> {
  return Object.fromEntries(fields.map((field) => [field, value])) as Record<F, V>
}

export const emptyDraft: OrderDraft = {
  ...each(wordFields, ''),
  ...each(countFields, 0),
  type: 'rf',
  museum_id: null,
  system_id: '',
  zone: defaultZone,
  pass_date: '',
  schedule_item_id: null,
  time: '',
  about: 0,
  accept_waiting: false,
  alternatives: [],
  country_id: countryOfRussia,
  persons_per_guide: 25,
  pickup_date: '',
  pickup_time: '',
  return_date: '',
  return_time: '',
  vehicle: '',
  hours: 4,
  guide_language: '',
}

const notAsked: readonly string[] = ['zone', 'about', 'accept_waiting', 'alternatives']
export function isDraftField(field: string): field is DraftField {
  return Object.hasOwn(emptyDraft, field) && !notAsked.includes(field)
}
export const draftFields = Object.keys(emptyDraft).filter(isDraftField)

/** As a tab may keep it: without what an older version did not have, and with tickets and services in lists of their own, as before decision 0037. */
export type StoredDraft = Partial<OrderDraft> & {
  tickets?: Partial<Record<TicketCategory, number>>
  services?: Partial<Record<OrderService, number>>
}

export function wholeDraft({ tickets = {}, services = {}, ...rest }: StoredDraft): OrderDraft {
  return { ...emptyDraft, ...singles(ticketFields, tickets), ...singles(serviceFields, services), ...rest }
}

function singles<L extends string>(names: Readonly<Record<L, CountField>>, list: Partial<Record<L, number>>): Partial<OrderDraft> {
  return Object.fromEntries(Object.entries<number | undefined>(list).map(([item, count = 0]) => [names[item as L], count]))
}

/** The next order of the same hand: the habits stay, the visit does not. */
export function nextDraft({ type, country_id, persons_per_guide }: OrderDraft): OrderDraft {
  return { ...emptyDraft, type, country_id, persons_per_guide }
}

/** Whether nothing but habits stands in it. */
export function isUntouched(draft: OrderDraft): boolean {
  return JSON.stringify(nextDraft(draft)) === JSON.stringify(draft)
}

/** A day that has passed is no choice any more, nor are those that hang on it. */
export function withoutPastDay(draft: OrderDraft, today: string): OrderDraft {
  const isPast = draft.pass_date !== '' && draft.pass_date < today
  return isPast ? { ...draft, pass_date: '', schedule_item_id: null, pickup_date: '', return_date: '' } : draft
}

type Heads = Record<'qty_common' | 'qty_privileged' | 'qty_child' | 'adult' | 'child', unknown>

/** Heads of the group, whichever way its form counts them. */
export function peopleIn({ qty_common, qty_privileged, qty_child, adult, child }: Heads): number {
  return [qty_common, qty_privileged, qty_child, adult, child].reduce<number>((sum, count) => sum + Number(count ?? 0), 0)
}

/** How many the group is as far as it was said: its heads, before them about how many; 0 while neither is. */
export function sizeOf(draft: Heads & { about: number }): number {
  return peopleIn(draft) || draft.about
}

/** The size by which days are compared: one guide's group where nobody said another. */
export function comparedSize(draft: OrderDraft): number {
  return sizeOf(draft) || draft.persons_per_guide
}

/**
 * The draft with its day of visit: equipment is fetched and brought back on that day, as far as the reader has not said another day that
 * still makes sense.
 */
export function withLoanOn(draft: OrderDraft, pass_date: string): OrderDraft {
  const isNear = (date: string) => date !== '' && date >= addDays(pass_date, -loanDays) && date <= addDays(pass_date, loanDays)
  return {
    ...draft,
    pass_date,
    pickup_date: isNear(draft.pickup_date) && draft.pickup_date <= pass_date ? draft.pickup_date : pass_date,
    return_date: isNear(draft.return_date) && draft.return_date >= pass_date ? draft.return_date : pass_date,
  }
}

/** So many days before the visit equipment may be fetched here, and after it brought back. */
export const loanDays = 6
