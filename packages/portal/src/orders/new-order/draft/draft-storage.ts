import { newKey } from '../../../shell/server/act-key.ts'
import { emptyDraft, type TicketDraft } from './ticket-draft.ts'

/** The key is made with the draft and lives as long as its answer is not known, also over a reload. */
export type StoredDraft = { draft: TicketDraft; key: string }

const place = 'draft.museum_tickets'

export function readDraft(): StoredDraft {
  const fresh = { draft: emptyDraft, key: newKey() }
  try {
    const stored = JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<StoredDraft> | null
    if (!stored?.draft || typeof stored.key !== 'string') return fresh
    const { tickets, services } = stored.draft
    // Fields that an older version did not have start empty.
    const draft = {
      ...emptyDraft,
      ...stored.draft,
      tickets: { ...emptyDraft.tickets, ...tickets },
      services: { ...emptyDraft.services, ...services },
    }
    return { draft, key: stored.key }
  } catch {
    return fresh
  }
}

export function writeDraft(stored: StoredDraft): void {
  localStorage.setItem(place, JSON.stringify(stored))
}

export function dropDraft(): void {
  localStorage.removeItem(place)
}
