import type { Session, SessionEnd } from '@anfilada/browser/session'
import { giveAbility, visitorAbility } from '@anfilada/contract/abilities'
import { isScreen, type Screen, type ScreenPath, screens } from '@anfilada/contract/screens'

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
  const screen: Screen = screens[path]
  if (screen.visitorsOnly && session) return wayOf(session, wayBack)
  if (session || giveAbility(visitorAbility, screen.ability)) return { open: true }
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

export function accessOf(path: string): Screen | undefined {
  return isScreen(path) ? screens[path] : undefined
}
