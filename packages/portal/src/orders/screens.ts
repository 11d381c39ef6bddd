import { ArchiveIcon, OrdersIcon, PlusIcon } from '@anfilada/ui/icons'
import type { MenuGroup, MenuLink } from '../shell/layout/menu.ts'
import type { KeyHint } from '../shell/offers.ts'
import { isTableComing } from './order-list/use-order-view.ts'

/** The orders' places in the menu; an order's own pages belong to the list. */
export const ordersLink: MenuLink = {
  word: 'orders',
  icon: OrdersIcon,
  path: '/upcoming',
  also: ['/upcoming/info', '/upcoming/edit'],
  isWide: (here) => here === '/upcoming' && isTableComing(),
}

export const newOrderGroup: MenuGroup = {
  word: 'newOrder',
  icon: PlusIcon,
  // The spec's menu has no item for the schedule: it is reached from the chooser of the forms.
  also: ['/new-schedule', '/new-programme'],
  isWide: () => true,
  items: [
    { word: 'museumTickets', path: '/new' },
    { word: 'transport', path: '/new-transport' },
    { word: 'guide', path: '/new-guide' },
    { word: 'audioGuides', path: '/new-rg-ag' },
  ],
}

export const archiveLink: MenuLink = { word: 'archive', icon: ArchiveIcon, path: '/archive', isWide: () => true }

/** The search of the bar finds orders. */
export const loadOrderSearch = async () => (await import('./order-search/OrderSearch.tsx')).OrderSearch

export const orderKeys: readonly KeyHint[] = [
  { keys: ['Ctrl', 'Shift', '/'], word: 'search' },
  { keys: ['↑', '↓', 'Enter'], word: 'results' },
  { keys: ['J', 'K'], word: 'row' },
  { keys: ['Enter'], word: 'openRow' },
  { keys: ['X'], word: 'mark' },
  { keys: ['P'], word: 'payMarked' },
]
