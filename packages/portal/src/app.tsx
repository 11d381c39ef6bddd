import { ChatIcon, HelpIcon, LicenseIcon, NewsIcon, RetryIcon, ScalesIcon } from '@anfilada/ui/icons'
import { settingsLink } from './customers/screens.ts'
import { aboutLine } from './information/screens.ts'
import { archiveLine, loadOrderSearch, newOrderLines, ordersLine, searchKeys } from './orders/screens.ts'
import { historyLine, payLine, wechatLine } from './payments/screens.ts'
import { priceListLine } from './pricing/screens.ts'
import { ContentLayout } from './shell/layout/ContentLayout.tsx'
import type { MenuLink, UserLink } from './shell/layout/menu.ts'
import type { Offers } from './shell/offers.ts'

/** Screens of the specification that there are not yet: whichever feature brings one takes its line along. */
const comingLines = {
  reconciliation: { word: 'reconciliation', icon: ScalesIcon, path: '/revise' },
  licenses: { word: 'licenses', icon: LicenseIcon, path: '/licenses' },
  prolongation: { word: 'prolongation', icon: RetryIcon, path: '/prolongation' },
  news: { word: 'news', icon: NewsIcon, path: '/news', badge: 'unread', hasBadge: ({ userData }) => userData.news_mark },
  feedback: { word: 'feedback', icon: ChatIcon, path: '/feedback', badge: 'fresh' },
} as const satisfies Record<string, MenuLink>
const helpLink: UserLink = { word: 'help', icon: HelpIcon, path: '/help' }

/** What the features of the portal offer to its shell. The menu stands in the order of specification/screens.md. */
export const offers: Offers = {
  menu: [
    { entries: [ordersLine, newOrderLines, archiveLine] },
    { word: 'reports', entries: [comingLines.reconciliation] },
    { word: 'payment', entries: [payLine, historyLine, priceListLine, wechatLine] },
    { word: 'renewal', entries: [comingLines.licenses, comingLines.prolongation] },
    { word: 'information', entries: [comingLines.news, comingLines.feedback, aboutLine] },
  ],
  userLinks: [settingsLink, helpLink],
  loadSearch: loadOrderSearch,
  keys: searchKeys,
}

/** The shell with what the features show in it on every screen: it knows none of them. */
export function PortalFrame() {
  return <ContentLayout offers={offers} />
}
