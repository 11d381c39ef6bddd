import type { GroupCategory } from '@anfilada/contract/catalogue'
import { peopleIn, usualCountry, type TicketDraft } from '../draft/ticket-draft.ts'
import type { ServiceDraft } from '../services/service-draft.ts'

/** One group, one tour: what the next line of a programme has in common with the last one. */
export type Group = {
  type: GroupCategory
  country_id: number | null
  tickets: TicketDraft['tickets']
  guide: string
  guide_phone: string
}

export function groupOfTickets({ type, country_id, tickets, guide, guide_phone }: TicketDraft): Group {
  return { type, country_id, tickets, guide, guide_phone }
}

/** A transport's contact is whoever leads the group; a line that does not say something leaves what is known from before. */
export function groupOfService(draft: ServiceDraft, before: Group | undefined): Group {
  const { type } = draft
  return {
    type,
    country_id: before?.type === type ? before.country_id : usualCountry[type],
    tickets: ticketsOf(draft, before),
    guide: [draft.guide, draft.contact, before?.guide].find(Boolean) ?? '',
    guide_phone: [draft.guide_phone, draft.contact_phone, before?.guide_phone].find(Boolean) ?? '',
  }
}

/** A service knows adults and children only: the concessions of before stay while the heads are the same. */
function ticketsOf({ adult, child }: ServiceDraft, before: Group | undefined): Group['tickets'] {
  const known = before?.tickets
  const isSame = known !== undefined && known.common + known.privileged === adult && known.child === child
  const isSilent = adult + child === 0
  return known && (isSame || isSilent) ? known : { common: adult, privileged: 0, child }
}

/** A draft of museum tickets for this group. */
export function ticketsFor(draft: TicketDraft, group: Group): TicketDraft {
  return { ...draft, ...group }
}

/** A draft of a service for this group. */
export function serviceFor(draft: ServiceDraft, { type, tickets, guide, guide_phone }: Group): ServiceDraft {
  return {
    ...draft,
    type,
    adult: peopleIn({ tickets }) - tickets.child,
    child: tickets.child,
    guide,
    guide_phone,
    contact: guide,
    contact_phone: guide_phone,
  }
}
