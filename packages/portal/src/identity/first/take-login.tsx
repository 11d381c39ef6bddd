import { hydrateRoot, type Root } from 'react-dom/client'
import type { AppLanguage } from '@anfilada/browser/app'
import { plainAddress } from '@anfilada/browser/read-address'
import { currentSession, sessionEnd, watchSession } from '@anfilada/browser/session'
import { haveTemporal } from '@anfilada/browser/show-app'
import { bareAddress } from '@anfilada/contract/screens'
import { decideEntry, type Query } from '../../shell/session/access.ts'
import { catchUp } from './early-login.ts'
import { FirstLogin } from './FirstLogin.tsx'
import { speakLogin } from './login-words.ts'

/** What comes after the login: asked for while somebody types, and shown in its place when he is in. */
type Next = { prepare: () => void; show: (page: Root) => void }

/**
 * Takes over the login that stands in the page's HTML, with what was typed into it, its focus and caret: the elements stay what they are.
 * Rejects when its words do not come.
 */
export async function takeLogin(root: HTMLElement, next: Next): Promise<void> {
  nameAddress()
  // In which it was painted: the reader may have chosen another one in another tab since.
  const language = document.documentElement.lang as AppLanguage
  const [phrases] = await Promise.all([speakLogin(language), haveTemporal()])
  const page = hydrateRoot(root, <FirstLogin initial={{ language, phrases }} onTaken={catchUp} />)
  const stop = watchSession(() => {
    if (!currentSession()) return
    stop()
    next.show(page)
  })
  if (root.contains(document.activeElement)) next.prepare()
  else root.addEventListener('focusin', next.prepare, { once: true })
}

/** Whoever asked for another address stands at the login's, and after it he gets where he wanted (as the guard of the routes has it). */
function nameAddress(): void {
  const { pathname, search } = window.location
  const query = plainAddress.parseSearch(search) as Query
  const entry = decideEntry(bareAddress(pathname), query, undefined, { end: sessionEnd(), wayBack: undefined })
  if (entry.open) return
  // The router's history keeps a state that has its keys.
  const state = { key: 'login', __TSR_key: 'login', __TSR_index: 0, ...(entry.wayBack && { wayBack: entry.wayBack }) }
  window.history.replaceState(state, '', entry.to + plainAddress.stringifySearch(entry.query))
}
