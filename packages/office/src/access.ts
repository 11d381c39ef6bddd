import type { Session } from '@anfilada/browser/session'
import { readQueueSearch, type QueueSearch } from './orders/screens.ts'
import { sections } from './sections.ts'
import { homeOf, opensScreen } from './shell/layout/menu.ts'

type Home = (typeof sections)[number]['path']

export type Entry = { open: true } | { open: false; to: '/login' | '/account' | Home; search: QueueSearch }

/** Where somebody who asks for this address of the office gets. A link to an order is kept through the login. */
export function decideEntry(path: string, query: string, session: Session | undefined): Entry {
  const search = readQueueSearch(Object.fromEntries(new URLSearchParams(query)))
  const home = session && homeOf(sections, session)
  const screen = path.replace(/^\/office(?=\/|$)/, '').replace(/\/$/, '')
  if (session?.userData.second_factor === 'required') return beforeSecondFactor(screen)
  if (!home) return screen === '/login' ? { open: true } : { open: false, to: '/login', search }
  if (screen === '' || screen === '/login') return { open: false, to: home, search: home === '/queue' ? search : {} }
  return opensScreen(sections, session, screen) ? { open: true } : { open: false, to: home, search: {} }
}

/** Who must turn on the second factor has nothing else to do here yet. */
function beforeSecondFactor(screen: string): Entry {
  return screen === '/account' ? { open: true } : { open: false, to: '/account', search: {} }
}
