import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import { LoadFailedPage } from '@anfilada/browser/LoadFailedPage'
import { currentSession } from '@anfilada/browser/session'
import { decideEntry } from './shell/access.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { readQueueSearch } from './orders/queue-search.ts'

const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFoundPage,
  /** The one guard: every address passes here before anything of its screen loads. */
  beforeLoad: ({ location }) => {
    const entry = decideEntry(location.pathname, location.searchStr, currentSession())
    if (!entry.open) throw redirect({ to: entry.to, search: entry.search, replace: true })
  },
})

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: readQueueSearch,
  component: lazyRouteComponent(() => import('./accounts/LoginPage.tsx'), 'LoginPage'),
})
const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'office',
  component: lazyRouteComponent(() => import('./shell/layout/OfficeLayout.tsx'), 'OfficeLayout'),
})
const queueRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/queue',
  validateSearch: readQueueSearch,
  component: lazyRouteComponent(() => import('./orders/queue/QueuePage.tsx'), 'QueuePage'),
})
const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: '/' })

export function createOfficeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren([indexRoute, loginRoute, layoutRoute.addChildren([queueRoute])]),
    basepath: '/office',
    ...(history ? { history } : {}),
    // Plain keys and values, so that a link can be read and typed by people: ?order=71.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch,
    defaultErrorComponent: LoadFailedPage,
  })
}

function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createOfficeRouter>
  }
}
