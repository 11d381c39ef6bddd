import { draftStore, type KeptDraft } from '../frame/kept/draft-store.ts'
import type { Step } from '../new-order-search.ts'
import { emptyDraft, nextDraft, type TicketDraft } from './ticket-draft.ts'

export type StoredDraft = KeptDraft<Step, TicketDraft>

/** The drafts of museum tickets; the group category, once chosen, need not be asked again. */
export const ticketDrafts = draftStore<Step, TicketDraft>({
  kind: 'museum_tickets',
  empty: emptyDraft,
  whole: (draft) => ({
    ...emptyDraft,
    ...draft,
    tickets: { ...emptyDraft.tickets, ...draft.tickets },
    services: { ...emptyDraft.services, ...draft.services },
  }),
  withoutPast: (draft, today) =>
    draft.pass_date !== '' && draft.pass_date < today ? { ...draft, pass_date: '', schedule_item_id: null } : draft,
  next: nextDraft,
  habits: ['category'],
})
