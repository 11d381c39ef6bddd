import { readQueueSearch, type QueueSearch } from '../orders/queue-search.ts'
import { may } from './ability.ts'
import type { Session } from './session.ts'

export type Entry = { open: true } | { open: false; to: '/login' | '/queue'; search: QueueSearch }

/** Where somebody who asks for this address of the office gets. A link to an order is kept through the login. */
export function decideEntry(path: string, query: string, session: Session | undefined): Entry {
  const search = readQueueSearch(Object.fromEntries(new URLSearchParams(query)))
  const isStaff = session !== undefined && may(session.userAbility, ['read', 'OfficeOrder'])
  const screen = path.replace(/^\/office(?=\/|$)/, '').replace(/\/$/, '')
  if (!isStaff) return screen === '/login' ? { open: true } : { open: false, to: '/login', search }
  return screen === '' || screen === '/login' ? { open: false, to: '/queue', search } : { open: true }
}
