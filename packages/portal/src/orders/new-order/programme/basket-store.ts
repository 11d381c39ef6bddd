import { useSyncExternalStore } from 'react'
import { currentSession } from '@anfilada/browser/session'
import { useSession } from '@anfilada/browser/use-session'
import { type StoredDraft, wholeDraft } from '../draft/order-draft.ts'
import { emptyBasket, type Basket, type BasketItem } from './basket.ts'

type StoredItem = Omit<BasketItem, 'draft'> & { draft: StoredDraft }
/** `lines`: the items, as the version before wrote them. */
type Stored = Partial<Omit<Basket, 'items'>> & { items?: readonly StoredItem[]; lines?: readonly StoredItem[]; login?: string }

/** Of this tab and this login, as the drafts are (draft/draft-store.ts). */
const place = 'draft.programme'
const watchers = new Set<() => void>()
let known: { written: string | null; login: string | undefined; basket: Basket } | undefined

export function readBasket(login: string | undefined): Basket {
  const written = sessionStorage.getItem(place)
  if (!known || known.written !== written || known.login !== login) known = { written, login, basket: parse(written, login) }
  return known.basket
}

function parse(written: string | null, login: string | undefined): Basket {
  try {
    const stored = JSON.parse(written ?? 'null') as Stored | null
    if (!stored || stored.login !== login) return emptyBasket()
    const { login: _login, lines = [], items = lines, ...basket } = stored
    return { ...emptyBasket(), ...basket, items: items.map((item) => ({ ...item, draft: wholeDraft(item.draft) })) }
  } catch {
    return emptyBasket()
  }
}

/** Changes the basket of whoever is signed in; after a logout nothing is written any more. */
export function changeBasket(change: (basket: Basket) => Basket): void {
  const login = currentSession()?.userData.login
  if (login === undefined) return
  sessionStorage.setItem(place, JSON.stringify({ ...change(readBasket(login)), login }))
  for (const tell of watchers) tell()
}

export function useBasket(): Basket {
  const login = useSession()?.userData.login
  return useSyncExternalStore(watch, () => readBasket(login))
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}
