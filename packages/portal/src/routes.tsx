import { createRoute, createRouter, type RouterHistory } from '@tanstack/react-router'
import { readHelpSearch } from '@anfilada/browser/help/help-search'
import { plainAddress } from '@anfilada/browser/read-address'
import { readSettingsSearch } from './customers/settings/settings-search.ts'
import { readAboutSearch } from './information/about-search.ts'
import { readNewOrderSearch } from './orders/new-order/draft/form-steps.ts'
import { orderFormPhrases } from './orders/new-order/phrases.ts'
import type { FeedbackSearch } from './messages/messages-search.ts'
import { readArchiveSearch, readOrderSearch, readUpcomingSearch } from './orders/orders-search.ts'
import { readConfirmationSearch, readHistorySearch, readPaymentSearch, readReviseSearch } from './payments/payments-search.ts'
import { paymentPhrases } from './payments/phrases.ts'
import { readPriceSearch } from './pricing/price-search.ts'
import { besideWords, rootRoute, screen } from './root-route.tsx'
import { ScreenFailedPage } from './shell/ScreenFailedPage.tsx'
import type { WayBack } from './shell/session/access.ts'
import { visitorRoutes } from './visitor-routes.tsx'

/** The five forms are one chunk. */
const orderForms = besideWords(orderFormPhrases, () => import('./orders/new-order/NewOrderPages.tsx'))

const paymentScreens = besideWords(paymentPhrases, () => import('./payments/page/PaymentScreens.tsx'))
const paymentRecords = besideWords(paymentPhrases, () => import('./payments/page/RecordScreens.tsx'))
const paymentLink = besideWords(paymentPhrases, () => import('./payments/by-link/PaymentLinkScreen.tsx'))

/** Licenses and their renewal are one chunk. */
const licenseScreens = () => import('./licenses/LicensesScreen.tsx')

const contentLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'content',
  component: screen(() => import('./app.tsx'), 'PortalFrame'),
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
const showVoucherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/upcoming/show',
  validateSearch: readOrderSearch,
  component: screen(() => import('./orders/voucher/ShowVoucherPage.tsx'), 'ShowVoucherPage'),
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

const exportsRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/exports',
  component: screen(() => import('./exports/ExportsPage.tsx'), 'ExportsScreen'),
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
  component: screen(paymentRecords, 'HistoryScreen'),
})
const reviseRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/revise',
  validateSearch: readReviseSearch,
  component: screen(paymentRecords, 'ReviseScreen'),
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
  component: screen(paymentLink, 'PaymentLinkScreen'),
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
  validateSearch: readPriceSearch,
  component: screen(() => import('./pricing/PriceListScreen.tsx'), 'PriceListScreen'),
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
// The order that new feedback is about the page reads by itself (useAddress): the first page need not load another reader.
const readFeedbackAddress: (search: Record<string, unknown>) => FeedbackSearch = readOrderSearch
const feedbackRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: '/feedback',
  validateSearch: readFeedbackAddress,
  component: screen(() => import('./messages/feedback/FeedbackPage.tsx'), 'FeedbackPage'),
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
  ...visitorRoutes,
  paymentsLinkRoute,
  showVoucherRoute,
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
    feedbackRoute,
    helpRoute,
    aboutRoute,
    exportsRoute,
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

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where a login leads. Kept with its entry of the history: over a reload, but in no address. */
    wayBack?: WayBack
  }
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
