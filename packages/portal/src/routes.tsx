import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { readHelpSearch } from '@anfilada/browser/help/help-search'
import { plainAddress } from '@anfilada/browser/read-address'
import { currentSession, sessionEnd } from '@anfilada/browser/session'
import { readSettingsSearch } from './customers/settings/settings-search.ts'
import { readAboutSearch } from './information/about-search.ts'
import { readNewOrderSearch } from './orders/new-order/draft/form-steps.ts'
import { readArchiveSearch, readOrderSearch, readUpcomingSearch } from './orders/orders-search.ts'
import { readConfirmationSearch, readHistorySearch, readPaymentSearch, readReviseSearch } from './payments/payments-search.ts'
import { inTime, ScreenFailedPage } from './shell/load-chunk.tsx'
import { decideEntry, type Query, type WayBack } from './shell/session/access.ts'

/** The five forms are one chunk. */
const orderForms = () => import('./orders/new-order/NewOrderPages.tsx')

/** The screens of payment are one chunk. */
const paymentScreens = () => import('./payments/page/PaymentScreens.tsx')

/** Licenses and their renewal are one chunk. */
const licenseScreens = () => import('./licenses/LicensesScreen.tsx')

const rootRoute = createRootRoute({
  component: Outlet,
  // Every key of the address stays: `marketplace` and whatever else a partner's link carries must reach the login.
  validateSearch: (search: Query): { marketplace?: string } => search,
  /** The one guard: every address passes here before anything of its screen loads. */
  beforeLoad: ({ location }) => {
    const { wayBack } = location.state
    const path = location.pathname.replace(/(?<=.)\/$/, '')
    const entry = decideEntry(path, location.search, currentSession(), { end: sessionEnd(), wayBack })
    if (entry.open) return
    throw redirect({ to: entry.to, search: entry.query, state: entry.wayBack ? { wayBack: entry.wayBack } : {}, replace: true })
  },
})

const contentLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'content',
  component: screen(() => import('./app.tsx'), 'PortalFrame'),
})

const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: '/' })
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: screen(() => import('./identity/LoginPage.tsx'), 'LoginPage'),
})
/** The screens around the login have words of their own, which the login need not wait for. */
const entranceLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'entrance',
  component: screen(() => import('./identity/EntranceLayout.tsx'), 'EntranceLayout'),
})
const registrationRoute = createRoute({
  getParentRoute: () => entranceLayout,
  path: '/registration',
  component: screen(() => import('./registration/RegistrationPage.tsx'), 'RegistrationPage'),
})
const confirmEmailRoute = createRoute({
  getParentRoute: () => entranceLayout,
  path: '/confirm-email',
  component: screen(() => import('./identity/links/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
})
const passwordRoute = createRoute({
  getParentRoute: () => entranceLayout,
  path: '/password',
  component: screen(() => import('./identity/links/PasswordPage.tsx'), 'PasswordPage'),
})
const forgotRoute = createRoute({
  getParentRoute: () => entranceLayout,
  path: '/forgot',
  component: screen(() => import('./identity/links/ForgotPage.tsx'), 'ForgotPage'),
})
const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/error-404',
  component: screen(() => import('./shell/layout/NotFoundPage.tsx'), 'NotFoundPage'),
})

const upcomingRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/upcoming',
  validateSearch: readUpcomingSearch,
  component: screen(() => import('./orders/page/UpcomingOrdersPage.tsx'), 'UpcomingOrdersPage'),
})
const orderRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/upcoming/info',
  validateSearch: readOrderSearch,
  component: screen(() => import('./orders/page/OrderPage.tsx'), 'OrderPage'),
})
const changeOrderRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/upcoming/edit',
  validateSearch: readOrderSearch,
  component: screen(() => import('./orders/changing/ChangeOrderPage.tsx'), 'ChangeOrderPage'),
})
const programmeRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/upcoming/programme',
  validateSearch: readOrderSearch,
  component: screen(() => import('./orders/programme/ProgrammePage.tsx'), 'ProgrammePage'),
})
const archiveRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/archive',
  validateSearch: readArchiveSearch,
  component: screen(() => import('./orders/page/ArchivePage.tsx'), 'ArchivePage'),
})
const newOrderRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/new',
  validateSearch: readNewOrderSearch,
  component: screen(orderForms, 'MuseumTicketsPage'),
})
const newScheduleRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/new-schedule',
  validateSearch: readNewOrderSearch,
  component: screen(orderForms, 'SchedulePage'),
})
const newAudioGuidesRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/new-rg-ag',
  validateSearch: readNewOrderSearch,
  component: screen(orderForms, 'AudioGuidesPage'),
})
const newTransportRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/new-transport',
  validateSearch: readNewOrderSearch,
  component: screen(orderForms, 'TransportPage'),
})
const newGuideRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/new-guide',
  validateSearch: readNewOrderSearch,
  component: screen(orderForms, 'GuidePage'),
})
const newProgrammeRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/new-programme',
  component: screen(() => import('./orders/new-order/programme/ProgrammeFormPage.tsx'), 'ProgrammeFormPage'),
})

const settingsRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/settings',
  validateSearch: readSettingsSearch,
  component: screen(() => import('./customers/settings/page/SettingsScreen.tsx'), 'SettingsScreen'),
})

const paymentRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/payment',
  validateSearch: readPaymentSearch,
  component: screen(paymentScreens, 'PaymentScreen'),
})
const paymentConfirmationRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/payment-confirmation',
  validateSearch: readConfirmationSearch,
  component: screen(paymentScreens, 'ConfirmationScreen'),
})
const paymentsHistoryRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/payments-history',
  validateSearch: readHistorySearch,
  component: screen(paymentScreens, 'HistoryScreen'),
})
const reviseRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/revise',
  validateSearch: readReviseSearch,
  component: screen(paymentScreens, 'ReviseScreen'),
})
const paymentWechatRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/payment-wechat',
  component: screen(paymentScreens, 'WechatScreen'),
})
/** The specification's second address of the same screen. */
const transportOrderRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/transport-order',
  component: screen(paymentScreens, 'WechatScreen'),
})
const paymentsLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payments-link',
  component: screen(paymentScreens, 'PaymentLinkScreen'),
})

const licensesRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/licenses',
  component: screen(licenseScreens, 'LicensesScreen'),
})
const prolongationRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/prolongation',
  component: screen(licenseScreens, 'ProlongationScreen'),
})

const pricelistRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/pricelist',
  component: screen(() => import('./pricing/PriceListPage.tsx'), 'PriceListPage'),
})
const newsRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/news',
  component: screen(() => import('./publications/NewsPage.tsx'), 'NewsScreen'),
})
const messagesRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/messages',
  // Named as on an order's page: the first page need not load another reader.
  validateSearch: readOrderSearch,
  component: screen(() => import('./messages/page/MessagesPage.tsx'), 'MessagesPage'),
})
const help = screen(() => import('./help/HelpPage.tsx'), 'HelpScreen')
const helpRoute = createRoute({ getParentRoute: () => contentLayout, path: '/help', validateSearch: readHelpSearch, component: help })
const aboutRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/about',
  validateSearch: readAboutSearch,
  component: screen(() => import('./information/AboutPage.tsx'), 'AboutPage'),
})

const routeTree = rootRoute.addChildren([
  indexRoute,
  loginRoute,
  entranceLayout.addChildren([registrationRoute, confirmEmailRoute, passwordRoute, forgotRoute]),
  notFoundRoute,
  paymentsLinkRoute,
  contentLayout.addChildren([
    upcomingRoute,
    orderRoute,
    changeOrderRoute,
    programmeRoute,
    archiveRoute,
    newOrderRoute,
    newScheduleRoute,
    newAudioGuidesRoute,
    newTransportRoute,
    newGuideRoute,
    newProgrammeRoute,
    paymentRoute,
    paymentConfirmationRoute,
    paymentsHistoryRoute,
    reviseRoute,
    paymentWechatRoute,
    transportOrderRoute,
    licensesRoute,
    prolongationRoute,
    pricelistRoute,
    newsRoute,
    messagesRoute,
    helpRoute,
    aboutRoute,
    settingsRoute,
  ]),
])

export function createPortalRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    ...plainAddress,
    defaultErrorComponent: ScreenFailedPage,
    defaultPreload: 'intent',
    scrollRestoration: true,
  })
}

/** A screen is a chunk of its own; one that does not come is told (ScreenFailedPage) instead of waited for. */
function screen<T extends Record<K, RouteComponent>, K extends string>(load: () => Promise<T>, name: K): RouteComponent {
  return lazyRouteComponent(() => inTime<Record<string, RouteComponent>>(load), name)
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where a login leads. Kept with its entry of the history: over a reload, but in no address. */
    wayBack?: WayBack
  }
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
