import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { type OrderDraft, peopleIn } from '../draft/order-draft.ts'
import { usualCountry } from '../draft/places.ts'

type Tickets = Pick<OrderDraft, 'qty_common' | 'qty_privileged' | 'qty_child'>

/** One group, one tour: what the next item of a programme has in common with the last one. */
export type Group = Tickets & {
  type: GroupCategory
  country_id: number | null
  guide: string
  guide_phone: string
}

/** What an item says of the group; what it does not say is left as it is known from before. */
export function groupAfter(kind: OrderKind, draft: OrderDraft, before: Group | undefined): Group {
  const { type, country_id, guide, guide_phone, qty_common, qty_privileged, qty_child } = draft
  if (kind === 'museum_tickets') return { type, country_id, guide, guide_phone, qty_common, qty_privileged, qty_child }
  return {
    type,
    country_id: before?.type === type ? before.country_id : usualCountry[type],
    ...ticketsOf(draft, before),
    // A transport's contact is whoever leads the group.
    guide: [guide, draft.contact, before?.guide].find(Boolean) ?? '',
    guide_phone: [guide_phone, draft.contact_phone, before?.guide_phone].find(Boolean) ?? '',
  }
}

/** A service knows adults and children only: the concessions of before stay while the heads are the same. */
function ticketsOf({ adult, child }: OrderDraft, known: Group | undefined): Tickets {
  const isSame = known !== undefined && known.qty_common + known.qty_privileged === adult && known.qty_child === child
  const isSilent = adult + child === 0
  if (!known || !(isSame || isSilent)) return { qty_common: adult, qty_privileged: 0, qty_child: child }
  return { qty_common: known.qty_common, qty_privileged: known.qty_privileged, qty_child: known.qty_child }
}

/** A draft for this group. */
export function forGroup(kind: OrderKind, draft: OrderDraft, group: Group): OrderDraft {
  if (kind === 'museum_tickets') return { ...draft, ...group }
  const { type, guide, guide_phone, qty_child } = group
  const adult = peopleIn({ ...group, adult: 0, child: 0 }) - qty_child
  return { ...draft, type, adult, child: qty_child, guide, guide_phone, contact: guide, contact_phone: guide_phone }
}
