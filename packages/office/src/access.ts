import type { Session } from '@anfilada/browser/session'
import { readQueueSearch, type QueueSearch } from './orders/screens.ts'
import { sections } from './sections.ts'
import { homeOf } from './shell/layout/menu.ts'
import { readRedeemSearch, type RedeemSearch } from './vouchers/screens.ts'

type Home = (typeof sections)[number]['path']

/** What is kept through the login: the link to an order, the code of a voucher. */
type LoginSearch = QueueSearch & RedeemSearch

export function readLoginSearch(search: Record<string, unknown>): LoginSearch {
  return { ...readQueueSearch(search), ...readRedeemSearch(search) }
}

export type Entry =
  | { open: true }
  | { open: false; to: '/login' | '/account' | Home; search: LoginSearch }
  | { open: false; to: '/redeem'; search: RedeemSearch }

/** Where somebody who asks for this address of the office gets. What an employee's role does not open is said in its place. */
export function decideEntry(path: string, query: string, session: Session | undefined): Entry {
  const kept = readLoginSearch(Object.fromEntries(new URLSearchParams(query)))
  const home = session && homeOf(sections, session)
  const screen = path.replace(/^\/office(?=\/|$)/, '').replace(/\/$/, '')
  if (session?.userData.second_factor === 'required') return beforeSecondFactor(screen)
  if (!home) return screen === '/login' ? { open: true } : { open: false, to: '/login', search: kept }
  if (screen === '' || screen === '/login') return startOf(home, kept)
  return { open: true }
}

/** Whoever has just signed in comes to what he asked for before. */
function startOf(home: Home, { code, ...search }: LoginSearch): Entry {
  if (code !== undefined) return { open: false, to: '/redeem', search: { code } }
  return { open: false, to: home, search: home === '/queue' ? search : {} }
}

/** Who must turn on the second factor has nothing else to do here yet. */
function beforeSecondFactor(screen: string): Entry {
  return screen === '/account' ? { open: true } : { open: false, to: '/account', search: {} }
}
