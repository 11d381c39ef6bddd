import { createRootRoute, lazyRouteComponent, Outlet, redirect, type RouteComponent } from '@tanstack/react-router'
import { chosenLanguage } from '@anfilada/browser/language'
import { currentSession, sessionEnd } from '@anfilada/browser/session'
import type { MorePhrases } from '@anfilada/browser/WithPhrases'
import { bareAddress } from '@anfilada/contract/screens'
import { inTime } from './shell/load-chunk.tsx'
import { decideEntry, type Query } from './shell/session/access.ts'

/** Above every screen; each address passes here before anything of its screen loads. */
export const rootRoute = createRootRoute({
  component: Outlet,
  // Every key of the address stays: `marketplace` and whatever else a partner's link carries must reach the login.
  validateSearch: (search: Query): { marketplace?: string } => search,
  /** The one guard. */
  beforeLoad: ({ location }) => {
    const { wayBack } = location.state
    const entry = decideEntry(bareAddress(location.pathname), location.search, currentSession(), { end: sessionEnd(), wayBack })
    if (entry.open) return
    redirect({ to: entry.to, search: entry.query, state: entry.wayBack ? { wayBack: entry.wayBack } : {}, replace: true, throw: true })
  },
})

/** Asks for the words of screens beside their program: one after the other would cost a slow line one more way there and back. */
export function besideWords<T>(phrases: MorePhrases, load: () => Promise<T>): () => Promise<T> {
  return () => {
    // What does not come is told where it would be shown.
    phrases[chosenLanguage()]().catch(() => undefined)
    return load()
  }
}

/** A screen is a chunk of its own; one that does not come is told (ScreenFailedPage) instead of waited for. */
export function screen<T extends Record<K, RouteComponent>, K extends string>(load: () => Promise<T>, name: K): RouteComponent {
  return lazyRouteComponent(() => inTime<Record<string, RouteComponent>>(load), name)
}
