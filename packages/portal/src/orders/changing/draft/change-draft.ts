import { newKey } from '@anfilada/browser/act-key'
import type { Edits, Values } from './change-values.ts'

/** What was typed, over which revision of the order and what the form began with then; the key lives until its answer is known. */
export type ChangeDraft = { edits: Edits; revision: number; values: Values; key: string }
type Stored = Partial<ChangeDraft> & { login: string }

const placeOf = (id: number): string => `change.${id}`

/** The draft of a change in this tab, for this login; another login finds nothing. */
export function readChangeDraft(login: string, id: number, now: { revision: number; values: Values }): ChangeDraft {
  const fresh: ChangeDraft = { ...now, edits: {}, key: newKey() }
  try {
    const stored = JSON.parse(sessionStorage.getItem(placeOf(id)) ?? 'null') as Stored | null
    if (stored?.login !== login || !stored.edits || !stored.values) return fresh
    return { ...fresh, edits: stored.edits, values: stored.values, revision: stored.revision ?? now.revision, key: stored.key ?? fresh.key }
  } catch {
    return fresh
  }
}

export function writeChangeDraft(login: string, id: number, kept: ChangeDraft): void {
  sessionStorage.setItem(placeOf(id), JSON.stringify({ ...kept, login }))
}

export function forgetChangeDraft(id: number): void {
  sessionStorage.removeItem(placeOf(id))
}
