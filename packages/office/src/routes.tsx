import { createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { plainAddress } from '@anfilada/browser/read-address'
import { readAuditSearch } from './audit/screens.ts'
import { readHelpSearch } from '@anfilada/browser/help/help-search'
import { readCatalogueSearch } from './catalogue/catalogue-search.ts'
import { readApplicationsSearch, readCustomersSearch } from './customers/screens.ts'
import { readDutySearch } from './duty/screens.ts'
import { readHelpTextsSearch } from './help/screens.ts'
import { readInterchangeSearch } from './interchange/screens.ts'
import { readLedgerSearch } from './ledger/screens.ts'
import { readLicensesSearch, readProlongationSearch } from './licenses/screens.ts'
import { readMailsSearch } from './mails/screens.ts'
import { readManifestSearch } from './manifest/screens.ts'
import { readMessagesSearch } from './messages/screens.ts'
import { readPaymentsSearch } from './payments/screens.ts'
import { readPriceListSearch, readPricesSearch } from './pricing/screens.ts'
import { readPublicationsSearch } from './publications/screens.ts'
import { readResourcesSearch } from './resources/screens.ts'
import { readLoginSearch } from './access.ts'
import { rootRoute } from './root-route.tsx'
import { ScreenFailedPage } from './shell/ScreenFailedPage.tsx'
import { readSlotsSearch } from './slots/screens.ts'
import { readTermsSearch } from './terms/screens.ts'
import { readCompanySearch } from './company/screens.ts'
import { readTextsSearch } from './texts/screens.ts'
import { readQueueSearch } from './orders/screens.ts'
import { readRedeemSearch } from './vouchers/screens.ts'
import { readWindowsSearch } from './windows/screens.ts'

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: readLoginSearch,
  component: lazyRouteComponent(() => import('./identity/LoginPage.tsx'), 'LoginPage'),
})
const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'office',
  component: lazyRouteComponent(() => import('./app.tsx'), 'OfficeFrame'),
})
const queueRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/queue',
  validateSearch: readQueueSearch,
  component: lazyRouteComponent(() => import('./orders/queue/QueuePage.tsx'), 'QueuePage'),
})
const messagesRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/messages',
  validateSearch: readMessagesSearch,
  component: lazyRouteComponent(() => import('./messages/messages-chunk.ts'), 'MessagesScreen'),
})
const customersRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/customers',
  validateSearch: readCustomersSearch,
  component: lazyRouteComponent(() => import('./customers/list/CustomersPage.tsx'), 'CustomersPage'),
})
const applicationsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/applications',
  validateSearch: readApplicationsSearch,
  component: lazyRouteComponent(() => import('./customers/applications/ApplicationsPage.tsx'), 'ApplicationsScreen'),
})
const staffRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/staff',
  component: lazyRouteComponent(() => import('./staff/StaffPage.tsx'), 'StaffPage'),
})
const setupRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/setup',
  component: lazyRouteComponent(() => import('./setup/SetupPage.tsx'), 'SetupScreen'),
})
const auditRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/audit',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./audit/AuditPage.tsx'), 'AuditScreen'),
})
const mailsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/mails',
  validateSearch: readMailsSearch,
  component: lazyRouteComponent(() => import('./mails/MailsPage.tsx'), 'MailsScreen'),
})
const accountRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('./identity/account/AccountPage.tsx'), 'AccountPage'),
})
const pricesRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/prices',
  validateSearch: readPricesSearch,
  component: lazyRouteComponent(() => import('./pricing/lists/PricesPage.tsx'), 'PricesPage'),
})
const priceListRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/price-list',
  validateSearch: readPriceListSearch,
  component: lazyRouteComponent(() => import('./pricing/sheet/PriceListPage.tsx'), 'PriceListPage'),
})
const licensesRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/licenses',
  validateSearch: readLicensesSearch,
  component: lazyRouteComponent(() => import('./licenses/LicensesPage.tsx'), 'LicensesScreen'),
})
const prolongationRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/prolongation',
  validateSearch: readProlongationSearch,
  component: lazyRouteComponent(() => import('./licenses/prolongation/ProlongationPage.tsx'), 'ProlongationScreen'),
})
const termsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/terms',
  validateSearch: readTermsSearch,
  component: lazyRouteComponent(() => import('./terms/TermsPage.tsx'), 'TermsPage'),
})
const catalogueRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/catalogue',
  validateSearch: readCatalogueSearch,
  component: lazyRouteComponent(() => import('./catalogue/CataloguePage.tsx'), 'CatalogueScreen'),
})
const interchangeRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/interchange',
  validateSearch: readInterchangeSearch,
  component: lazyRouteComponent(() => import('./interchange/InterchangePage.tsx'), 'InterchangeScreen'),
})
const ledgerRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/ledger',
  validateSearch: readLedgerSearch,
  component: lazyRouteComponent(() => import('./ledger/page/LedgerPage.tsx'), 'LedgerScreen'),
})
const paymentsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/payments',
  validateSearch: readPaymentsSearch,
  component: lazyRouteComponent(() => import('./payments/page/PaymentsPage.tsx'), 'PaymentsScreen'),
})
const textsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/texts',
  validateSearch: readTextsSearch,
  component: lazyRouteComponent(() => import('./texts/TextsPage.tsx'), 'TextsScreen'),
})
const companyRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/company',
  validateSearch: readCompanySearch,
  component: lazyRouteComponent(() => import('./company/CompanyPage.tsx'), 'CompanyScreen'),
})
const publicationsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/publications',
  validateSearch: readPublicationsSearch,
  component: lazyRouteComponent(() => import('./publications/PublicationsPage.tsx'), 'PublicationsScreen'),
})
const helpRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/help',
  validateSearch: readHelpSearch,
  component: lazyRouteComponent(() => import('./help/HelpPage.tsx'), 'HelpScreen'),
})
const helpTextsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/help-texts',
  validateSearch: readHelpTextsSearch,
  component: lazyRouteComponent(() => import('./help/HelpTextsPage.tsx'), 'HelpTextsScreen'),
})
const slotsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/slots',
  validateSearch: readSlotsSearch,
  component: lazyRouteComponent(() => import('./slots/page/SlotsPage.tsx'), 'SlotsScreen'),
})
const windowsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/windows',
  validateSearch: readWindowsSearch,
  component: lazyRouteComponent(() => import('./windows/page/WindowsPage.tsx'), 'WindowsScreen'),
})
const resourcesRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/resources',
  validateSearch: readResourcesSearch,
  component: lazyRouteComponent(() => import('./resources/page/ResourcesPage.tsx'), 'ResourcesScreen'),
})
const manifestRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/manifest',
  validateSearch: readManifestSearch,
  component: lazyRouteComponent(() => import('./manifest/ManifestPage.tsx'), 'ManifestScreen'),
})
const dutyRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/duty',
  validateSearch: readDutySearch,
  component: lazyRouteComponent(() => import('./duty/roster/DutyPage.tsx'), 'DutyScreen'),
})
const shiftRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/shift',
  component: lazyRouteComponent(() => import('./duty/mine/MyShiftPage.tsx'), 'ShiftScreen'),
})
const redeemRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/redeem',
  validateSearch: readRedeemSearch,
  component: lazyRouteComponent(() => import('./vouchers/RedeemPage.tsx'), 'RedeemScreen'),
})
const exportsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/exports',
  component: lazyRouteComponent(() => import('./exports/ExportScreens.tsx'), 'ExportsScreen'),
})
const nowhereRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '$',
  component: lazyRouteComponent(() => import('./shell/NoScreen.tsx'), 'NotFoundPage'),
})
const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: '/' })

export function createOfficeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren([
      indexRoute,
      loginRoute,
      layoutRoute.addChildren([
        queueRoute,
        messagesRoute,
        manifestRoute,
        customersRoute,
        applicationsRoute,
        setupRoute,
        staffRoute,
        auditRoute,
        mailsRoute,
        accountRoute,
        pricesRoute,
        priceListRoute,
        licensesRoute,
        prolongationRoute,
        termsRoute,
        catalogueRoute,
        paymentsRoute,
        ledgerRoute,
        interchangeRoute,
        textsRoute,
        companyRoute,
        publicationsRoute,
        helpRoute,
        helpTextsRoute,
        slotsRoute,
        windowsRoute,
        resourcesRoute,
        dutyRoute,
        shiftRoute,
        redeemRoute,
        exportsRoute,
        nowhereRoute,
      ]),
    ]),
    basepath: '/office',
    ...(history ? { history } : {}),
    ...plainAddress,
    defaultErrorComponent: ScreenFailedPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createOfficeRouter>
  }
}
