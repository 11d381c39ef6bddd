import { newKey } from '@anfilada/browser/act-key'
import type { Step } from '../new-order-search.ts'
import type { Hold } from '../hold/keep-hold.ts'
import { emptyDraft, nextDraft, type TicketDraft } from './ticket-draft.ts'

/** The key is made with the draft and lives as long as its answer is not known, also over a reload. */
export type StoredDraft = { draft: TicketDraft; seen: readonly Step[]; key: string; hold: Hold | undefined }

const place = 'draft.museum_tickets'

/**
 * The draft of this tab and this login. `sessionStorage`, not `localStorage`: two tabs do not overwrite each other, and what a 401 wipes by
 * contract.md leaves it to the same login; another login finds nothing. `today`: a day that has passed is no choice any more.
 */
export function readDraft(login: string, today: string): StoredDraft {
  const stored = readStored()
  if (stored && stored.login !== login) sessionStorage.removeItem(place)
  if (stored?.login !== login || !stored.draft || typeof stored.key !== 'string') return freshDraft(emptyDraft)
  const { draft, seen = [], key, hold } = stored
  return { draft: withoutPastDay(whole(draft), today), seen, key, hold }
}

function readStored(): (Partial<StoredDraft> & { login: string }) | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as (Partial<StoredDraft> & { login: string }) | null
  } catch {
    return null
  }
}

function withoutPastDay(draft: TicketDraft, today: string): TicketDraft {
  const isPast = draft.pass_date !== '' && draft.pass_date < today
  return isPast ? { ...draft, pass_date: '', schedule_item_id: null } : draft
}

/** A new order after this one: a new key, the habits kept; the group category was chosen already. */
export function draftAfter({ draft, seen }: Pick<StoredDraft, 'draft' | 'seen'>): StoredDraft {
  return { ...freshDraft(nextDraft(draft)), seen: seen.filter((step) => step === 'category') }
}

export function writeDraft(login: string, stored: StoredDraft): void {
  sessionStorage.setItem(place, JSON.stringify({ ...stored, login }))
}

function freshDraft(draft: TicketDraft): StoredDraft {
  return { draft, seen: [], key: newKey(), hold: undefined }
}

/** Fields that an older version did not have start empty. */
function whole(draft: Partial<TicketDraft>): TicketDraft {
  return {
    ...emptyDraft,
    ...draft,
    tickets: { ...emptyDraft.tickets, ...draft.tickets },
    services: { ...emptyDraft.services, ...draft.services },
  }
}
