import { may } from '@anfilada/browser/ability'
import type { Session } from '@anfilada/browser/session'
import type { Ability } from '@anfilada/contract/abilities'

export type Access = { layout: 'blank' | 'content'; ability: Ability; visitorsOnly?: true }

/** Every screen: its layout and the pair that opens it (spec §2, §6). Menu and guard ask this table. */
export const access = {
  '/login': { layout: 'blank', ability: ['read', 'Public'], visitorsOnly: true },
  '/registration': { layout: 'blank', ability: ['read', 'Public'], visitorsOnly: true },
  // Where the links of mails lead; whoever is signed in may open them too.
  '/confirm-email': { layout: 'blank', ability: ['read', 'Public'] },
  '/password': { layout: 'blank', ability: ['read', 'Public'] },
  '/forgot': { layout: 'blank', ability: ['read', 'Public'] },
  '/error-404': { layout: 'blank', ability: ['read', 'Public'] },
  '/upcoming': { layout: 'content', ability: ['read', 'Order'] },
  '/upcoming/info': { layout: 'content', ability: ['read', 'Order'] },
  '/upcoming/edit': { layout: 'content', ability: ['update', 'Order'] },
  '/upcoming/programme': { layout: 'content', ability: ['read', 'Order'] },
  '/new': { layout: 'content', ability: ['create', 'Order'] },
  '/new-schedule': { layout: 'content', ability: ['create', 'Order'] },
  '/new-rg-ag': { layout: 'content', ability: ['create', 'Order'] },
  '/new-transport': { layout: 'content', ability: ['create', 'Order'] },
  '/new-guide': { layout: 'content', ability: ['create', 'Order'] },
  '/new-programme': { layout: 'content', ability: ['create', 'Order'] },
  '/archive': { layout: 'content', ability: ['read', 'Order'] },
  '/pricelist': { layout: 'content', ability: ['read', 'Price'] },
  // The offer is public: it is read before there is a session.
  '/about': { layout: 'content', ability: ['read', 'Public'] },
  '/payment': { layout: 'content', ability: ['create', 'Payment'] },
  '/payment-confirmation': { layout: 'content', ability: ['read', 'Payment'] },
  '/payments-history': { layout: 'content', ability: ['read', 'Payment'] },
  '/payment-wechat': { layout: 'content', ability: ['read', 'Payment'] },
  '/transport-order': { layout: 'content', ability: ['read', 'Payment'] },
  // Whoever has the link pays without a session.
  '/payments-link': { layout: 'blank', ability: ['read', 'Public'] },
  '/settings': { layout: 'content', ability: ['read', 'Account'] },
} as const satisfies Record<string, Access>
export type ScreenPath = keyof typeof access

export type Query = Record<string, string>
export type Entry = { open: true } | { open: false; to: '/login' | '/upcoming' | '/' | '/error-404'; query: Query }

/** Where a reader who asks for this address gets. */
export function decideEntry(path: string, query: Query, session: Session | undefined): Entry {
  if (path === '/') return session ? { open: false, to: '/upcoming', query: {} } : { open: false, to: '/login', query }
  const screen = accessOf(path)
  if (!screen) return { open: false, to: '/error-404', query: {} }
  if (screen.visitorsOnly && session) return { open: false, to: '/', query: {} }
  if (may(session, screen.ability) || session) return { open: true }
  return { open: false, to: '/login', query: query.marketplace === undefined ? {} : { marketplace: query.marketplace } }
}

export function accessOf(path: string): Access | undefined {
  return Object.hasOwn(access, path) ? access[path as ScreenPath] : undefined
}
