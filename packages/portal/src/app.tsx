import {
  CardIcon,
  DownloadIcon,
  HelpIcon,
  HistoryIcon,
  LicenseIcon,
  MuseumIcon,
  NewsIcon,
  PriceIcon,
  RetryIcon,
  ScalesIcon,
  SettingsIcon,
  YuanIcon,
} from '@anfilada/ui/icons'
import { feedbackLink, messagesLink } from './messages/screens.ts'
import { archiveLink, loadOrderSearch, newOrderGroup, ordersLink, orderKeys } from './orders/screens.ts'
import { Notices } from './publications/quiet-parts.tsx'
import { ContentLayout } from './shell/layout/ContentLayout.tsx'
import type { MenuLink } from './shell/layout/menu.ts'
import type { Offers } from './shell/offers.ts'
import { quietly } from './shell/quietly.tsx'

/** Features that show no more of themselves everywhere than these links. */
const links = {
  // Waiting for a bank belongs to paying.
  pay: { word: 'pay', icon: CardIcon, path: '/payment', also: ['/payment-confirmation'] },
  history: { word: 'paymentHistory', icon: HistoryIcon, path: '/payments-history' },
  reconciliation: { word: 'reconciliation', icon: ScalesIcon, path: '/revise' },
  priceList: { word: 'priceList', icon: PriceIcon, path: '/pricelist' },
  // Announced by its badge until it can be paid with; the specification has a second address of the same screen.
  wechat: { word: 'wechat', icon: YuanIcon, path: '/payment-wechat', badge: 'soon', also: ['/transport-order'] },
  licenses: { word: 'licenses', icon: LicenseIcon, path: '/licenses' },
  prolongation: { word: 'prolongation', icon: RetryIcon, path: '/prolongation' },
  news: { word: 'news', icon: NewsIcon, path: '/news', badge: 'unread', hasBadge: ({ userData }) => userData.news_mark },
  about: { word: 'about', icon: MuseumIcon, path: '/about' },
} as const satisfies Record<string, MenuLink>

/** What the features of the portal offer to its shell. The menu stands in the order of specification/screens.md. */
export const offers: Offers = {
  menu: [
    { entries: [ordersLink, newOrderGroup, archiveLink] },
    { word: 'reports', entries: [links.reconciliation] },
    { word: 'payment', entries: [links.pay, links.history, links.priceList, links.wechat] },
    { word: 'renewal', entries: [links.licenses, links.prolongation] },
    { word: 'information', entries: [links.news, feedbackLink, links.about, messagesLink] },
  ],
  userLinks: [
    { word: 'settings', icon: SettingsIcon, path: '/settings' },
    { word: 'exports', icon: DownloadIcon, path: '/exports' },
    { word: 'help', icon: HelpIcon, path: '/help' },
  ],
  Notices,
  Footer: quietly(() => import('./information/Footer.tsx')),
  Palette: quietly(() => import('./palette/PortalPalette.tsx')),
  loadSearch: loadOrderSearch,
  keys: orderKeys,
}

/** The shell with what the features show in it on every screen: it knows none of them. */
export function PortalFrame() {
  return <ContentLayout offers={offers} />
}
