import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { emptyDraft, type OrderDraft, peopleIn, withLoanOn } from '../draft/order-draft.ts'
import { usualCountry } from '../draft/places.ts'

type Tickets = Pick<OrderDraft, 'qty_common' | 'qty_privileged' | 'qty_child'>

/** One group, one tour: what the next item of a programme has in common with the last one. */
export type Group = Tickets & {
  type: GroupCategory
  /** Of the last item; empty while none has one. */
  pass_date: string
  country_id: number | null
  guide: string
  guide_phone: string
}

/** What an item says of the group; what it does not say is left as it is known from before. */
export function groupAfter(kind: OrderKind, draft: OrderDraft, before: Group | undefined): Group {
  const { type, country_id, guide, guide_phone, qty_common, qty_privileged, qty_child } = draft
  const pass_date = dayAfter(draft, before)
  if (kind === 'museum_tickets') return { type, country_id, guide, guide_phone, qty_common, qty_privileged, qty_child, pass_date }
  return {
    type,
    pass_date,
    country_id: before?.type === type ? before.country_id : usualCountry[type],
    ...ticketsOf(draft, before),
    // A transport's contact is whoever leads the group.
    guide: [guide, draft.contact, before?.guide].find(Boolean) ?? '',
    guide_phone: [guide_phone, draft.contact_phone, before?.guide_phone].find(Boolean) ?? '',
  }
}

/** Its own day, else that of the item before. */
function dayAfter({ pass_date }: OrderDraft, before: Group | undefined): string {
  return pass_date || (before?.pass_date ?? '')
}

/** A service knows adults and children only: the concessions of before stay while the heads are the same. */
function ticketsOf({ adult, child }: OrderDraft, known: Group | undefined): Tickets {
  const isSame = known !== undefined && known.qty_common + known.qty_privileged === adult && known.qty_child === child
  const isSilent = adult + child === 0
  if (!known || !(isSame || isSilent)) return { qty_common: adult, qty_privileged: 0, qty_child: child }
  return { qty_common: known.qty_common, qty_privileged: known.qty_privileged, qty_child: known.qty_child }
}

/** A draft for this group, on the day of the item before. A wish of the schedule chooses its day itself: only some months take one. */
export function forGroup(kind: OrderKind, draft: OrderDraft, group: Group): OrderDraft {
  if (kind === 'museum_tickets') return { ...draft, ...group }
  const { type, guide, guide_phone, qty_child, pass_date } = group
  const adult = peopleIn({ ...group, adult: 0, child: 0 }) - qty_child
  const next = { ...draft, type, adult, child: qty_child, guide, guide_phone, contact: guide, contact_phone: guide_phone }
  if (kind === 'schedule') return next
  return kind === 'audio_guides' && pass_date ? withLoanOn(next, pass_date) : { ...next, pass_date }
}

const taken = [
  'type',
  'country_id',
  'persons_per_guide',
  'pass_date',
  'pickup_date',
  'return_date',
  'qty_common',
  'qty_privileged',
  'qty_child',
  'adult',
  'child',
  'guide',
  'guide_phone',
  'contact',
  'contact_phone',
] as const satisfies readonly (keyof OrderDraft)[]

/** Nothing stands in it but what a group brings: it may begin anew with what the group is by now. */
export function hasOnlyGroup(draft: OrderDraft): boolean {
  const bare = Object.fromEntries(taken.map((field) => [field, emptyDraft[field]]))
  return JSON.stringify({ ...draft, ...bare }) === JSON.stringify(emptyDraft)
}
