import { useSyncExternalStore } from 'react'
import { currentSession } from '@anfilada/browser/session'
import { useSession } from '@anfilada/browser/use-session'
import { emptyBasket, openLines, type Basket } from './basket.ts'

/** Of this tab and this login, as the drafts are (frame/draft-store.ts). */
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
    const stored = JSON.parse(written ?? 'null') as (Partial<Basket> & { login?: string }) | null
    if (!stored || stored.login !== login) return emptyBasket()
    const { login: _login, ...basket } = stored
    return { ...emptyBasket(), ...basket }
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

/** Whether a draft would join others: then its last act puts it there. */
export function useIsInProgramme(): boolean {
  return openLines(useBasket()).length > 0
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}
