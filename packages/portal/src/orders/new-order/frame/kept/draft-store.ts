import { newKey } from '@anfilada/browser/act-key'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { Hold } from '../../hold/keep-hold.ts'

/**
 * The key is made with the draft and lives as long as its answer is not known, also over a reload. `line`: the line of the programme that
 * this draft came from and goes back to.
 */
export type KeptDraft<S extends string, D> = {
  draft: D
  seen: readonly S[]
  key: string
  hold: Hold | undefined
  line?: string | undefined
  /** What the server said when the programme was sent. */
  said?: Said | undefined
}
export type Said = { error: string; fields: Readonly<Record<string, string>> }

type Rules<S extends string, D> = {
  kind: OrderKind
  empty: D
  /** Fields that an older version did not have start empty. */
  whole: (draft: Partial<D>) => D
  /** A day that has passed is no choice any more. */
  withoutPast: (draft: D, today: string) => D
  /** The next order of the same hand: the habits stay, the visit does not. */
  next: (draft: D) => D
  /** Steps that need not be asked again for the next order. */
  habits: readonly S[]
}

export type DraftStore<S extends string, D> = ReturnType<typeof draftStore<S, D>>
type Stored<S extends string, D> = Partial<Omit<KeptDraft<S, D>, 'draft'>> & { draft?: Partial<D>; login: string }

/**
 * The drafts of one form in this tab, for this login. `sessionStorage`, not `localStorage`: two tabs do not overwrite each other, and what
 * a 401 wipes by contract.md leaves it to the same login; another login finds nothing.
 */
export function draftStore<S extends string, D>({ kind, empty, whole, withoutPast, next, habits }: Rules<S, D>) {
  const place = `draft.${kind}`
  const fresh = (draft: D): KeptDraft<S, D> => ({ draft, seen: [], key: newKey(), hold: undefined })
  return {
    read(login: string, today: string): KeptDraft<S, D> {
      const stored = readStored<S, D>(place)
      if (stored && stored.login !== login) sessionStorage.removeItem(place)
      if (stored?.login !== login || !stored.draft || typeof stored.key !== 'string') return fresh(empty)
      const { draft, seen = [], key, hold, line, said } = stored
      return { draft: withoutPast(whole(draft), today), seen, key, hold, ...(line !== undefined && { line, said }) }
    },
    write(login: string, kept: KeptDraft<S, D>): void {
      sessionStorage.setItem(place, JSON.stringify({ ...kept, login }))
    },
    /** A new order after this one: a new key, the habits kept. */
    after({ draft, seen }: Pick<KeptDraft<S, D>, 'draft' | 'seen'>): KeptDraft<S, D> {
      return { ...fresh(next(draft)), seen: seen.filter((step) => habits.includes(step)), line: undefined, said: undefined }
    },
    habits,
    /** Nothing but habits stands in it. */
    isUntouched(draft: D): boolean {
      return JSON.stringify(next(draft)) === JSON.stringify(draft)
    },
    forget(): void {
      sessionStorage.removeItem(place)
    },
  }
}

function readStored<S extends string, D>(place: string): Stored<S, D> | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Stored<S, D> | null
  } catch {
    return null
  }
}
