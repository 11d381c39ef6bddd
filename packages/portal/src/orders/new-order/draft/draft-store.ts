import { newKey } from '@anfilada/browser/act-key'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import type { Hold } from '../hold/keep-hold.ts'
import { emptyDraft, nextDraft, type OrderDraft, type StoredDraft, wholeDraft, withoutPastDay } from './order-draft.ts'

/**
 * The key is made with the draft and lives as long as its answer is not known, also over a reload. `item`: the item of the programme that
 * this draft came from and goes back to.
 */
export type DraftInTab = {
  draft: OrderDraft
  seen: readonly FormStep[]
  key: string
  hold: Hold | undefined
  item?: string | undefined
  /** What the server said when the programme was sent. */
  said?: { error: string; fields: Readonly<Record<string, string>> } | undefined
}

/** `line`: the item, as the version before wrote it. */
type Stored = Partial<Omit<DraftInTab, 'draft'>> & { draft?: StoredDraft; login: string; line?: string }

/** Steps that need not be asked again for the next order. */
export const habits: readonly FormStep[] = ['category']

const placeOf = (kind: OrderKind): string => `draft.${kind}`
const fresh = (draft: OrderDraft): DraftInTab => ({ draft, seen: [], key: newKey(), hold: undefined })

/**
 * The draft of a form in this tab, for this login. `sessionStorage`, not `localStorage`: two tabs do not overwrite each other, and what
 * a 401 wipes by specification/screens.md leaves it to the same login; another login finds nothing.
 */
export function readDraft(kind: OrderKind, login: string, today: string): DraftInTab {
  const stored = readStored(placeOf(kind))
  if (stored && stored.login !== login) forgetDraft(kind)
  if (stored?.login !== login || !stored.draft || typeof stored.key !== 'string') return fresh(emptyDraft)
  const { draft, seen = [], key, hold, line, item = line, said } = stored
  return { draft: withoutPastDay(wholeDraft(draft), today), seen, key, hold, ...(item !== undefined && { item, said }) }
}

export function writeDraft(kind: OrderKind, login: string, kept: DraftInTab): void {
  sessionStorage.setItem(placeOf(kind), JSON.stringify({ ...kept, login }))
}

export function forgetDraft(kind: OrderKind): void {
  sessionStorage.removeItem(placeOf(kind))
}

/** A new order after this one: a new key, the habits kept. */
export function draftAfter({ draft, seen }: Pick<DraftInTab, 'draft' | 'seen'>): DraftInTab {
  return { ...fresh(nextDraft(draft)), seen: seen.filter((step) => habits.includes(step)), item: undefined, said: undefined }
}

function readStored(place: string): Stored | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Stored | null
  } catch {
    return null
  }
}
