import { may } from '@anfilada/browser/ability'
import type { Session } from '@anfilada/browser/session'
import { readQueueSearch, type QueueSearch } from '../orders/queue-search.ts'
import { opensScreen } from './layout/menu.ts'

export type Entry = { open: true } | { open: false; to: '/login' | '/queue'; search: QueueSearch }

/** Where somebody who asks for this address of the office gets. A link to an order is kept through the login. */
export function decideEntry(path: string, query: string, session: Session | undefined): Entry {
  const search = readQueueSearch(Object.fromEntries(new URLSearchParams(query)))
  const isStaff = session !== undefined && may(session, ['read', 'OfficeOrder'])
  const screen = path.replace(/^\/office(?=\/|$)/, '').replace(/\/$/, '')
  if (!isStaff) return screen === '/login' ? { open: true } : { open: false, to: '/login', search }
  if (screen === '' || screen === '/login') return { open: false, to: '/queue', search }
  return opensScreen(session, screen) ? { open: true } : { open: false, to: '/queue', search: {} }
}
