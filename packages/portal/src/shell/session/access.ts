import { may } from '@anfilada/browser/ability'
import type { Session, SessionEnd } from '@anfilada/browser/session'
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
/** A page of ours that its reader could not see without a session; `login`: whose session ended there, since it is nobody else's business. */
export type WayBack = { path: ScreenPath; query: Query; login: string | undefined }
export type Entry = { open: true } | { open: false; to: ScreenPath | '/'; query: Query; wayBack?: WayBack }
/** What the guard knows of this tab: how its last session ended, and the way back that the login keeps. */
export type Tab = { end: SessionEnd; wayBack: WayBack | undefined }

/** Where a reader who asks for this address gets. */
export function decideEntry(path: string, query: Query, session: Session | undefined, { end, wayBack }: Tab): Entry {
  if (path === '/') return session ? { open: false, to: '/upcoming', query: {} } : { open: false, to: '/login', query }
  if (!isScreen(path)) return { open: false, to: '/error-404', query: {} }
  const screen: Access = access[path]
  if (screen.visitorsOnly && session) return wayOf(session, wayBack)
  if (may(session, screen.ability) || session) return { open: true }
  const kept: Query = query.marketplace === undefined ? {} : { marketplace: query.marketplace }
  // Who has left is done here; who comes after him starts anew.
  return { open: false, to: '/login', query: kept, ...(!end.hasLeft && { wayBack: { path, query, login: end.login } }) }
}

/** Back to where the login was asked for. What a browser remembered is believed only as far as it is a screen of ours for members. */
function wayOf(session: Session, wayBack: WayBack | undefined): Entry {
  const isOwn = wayBack?.login === undefined || wayBack.login === session.userData.login
  const leads = wayBack && isOwn && isScreen(wayBack.path) && !accessOf(wayBack.path)?.visitorsOnly
  return leads ? { open: false, to: wayBack.path, query: wayBack.query } : { open: false, to: '/', query: {} }
}

function isScreen(path: string): path is ScreenPath {
  return Object.hasOwn(access, path)
}

export function accessOf(path: string): Access | undefined {
  return isScreen(path) ? access[path] : undefined
}
