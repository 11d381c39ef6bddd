import type { ReactNode } from 'react'
import {
  ArchiveIcon,
  CardIcon,
  ChatIcon,
  HelpIcon,
  HistoryIcon,
  LicenseIcon,
  MuseumIcon,
  NewsIcon,
  OrdersIcon,
  PlusIcon,
  PriceIcon,
  RetryIcon,
  ScalesIcon,
  SettingsIcon,
  YuanIcon,
} from '@anfilada/ui/icons'
import { may } from '@anfilada/browser/ability'
import type { Session } from '@anfilada/browser/session'
import { type Screen, screens as allScreens } from '@anfilada/contract/screens'
import type { ru } from '@anfilada/phrases/shell/ru'

type MenuWord = keyof (typeof ru)['menu']
/** `soon`: announced, not yet open. `unread`: shown while the reader has unread news. `fresh`: a new part of the portal. */
export type MenuBadge = keyof (typeof ru)['menuBadge']
/** One screen; `also` names the screens without an item of their own that belong to it. */
export type MenuItem = { word: MenuWord; path: string; badge?: MenuBadge; also?: readonly string[] }
type Icon = () => ReactNode
type MenuLink = MenuItem & { icon: Icon }
export type MenuGroup = { word: MenuWord; icon: Icon; items: readonly MenuItem[]; also?: readonly string[] }
export type MenuEntry = MenuLink | MenuGroup
/** Entries under one heading; the first have none. */
export type MenuSection = { word?: MenuWord; entries: readonly MenuEntry[] }

/**
 * The whole side menu in the order of spec §2. An item appears as soon as the contract's table of screens has its path
 * and the reader's abilities open it, so a new screen needs no line here.
 */
export const menu: readonly MenuSection[] = [
  {
    entries: [
      { word: 'orders', icon: OrdersIcon, path: '/upcoming', also: ['/upcoming/info', '/upcoming/edit'] },
      {
        word: 'newOrder',
        icon: PlusIcon,
        // The spec's menu has no item for the schedule: it is reached from the chooser of the forms.
        also: ['/new-schedule', '/new-programme'],
        items: [
          { word: 'museumTickets', path: '/new' },
          { word: 'transport', path: '/new-transport' },
          { word: 'guide', path: '/new-guide' },
          { word: 'audioGuides', path: '/new-rg-ag' },
        ],
      },
      { word: 'archive', icon: ArchiveIcon, path: '/archive' },
    ],
  },
  { word: 'reports', entries: [{ word: 'reconciliation', icon: ScalesIcon, path: '/revise' }] },
  {
    word: 'payment',
    entries: [
      { word: 'pay', icon: CardIcon, path: '/payment', also: ['/payment-confirmation'] },
      { word: 'paymentHistory', icon: HistoryIcon, path: '/payments-history' },
      { word: 'priceList', icon: PriceIcon, path: '/pricelist' },
      { word: 'wechat', icon: YuanIcon, path: '/payment-wechat', badge: 'soon', also: ['/transport-order'] },
    ],
  },
  {
    word: 'renewal',
    entries: [
      { word: 'licenses', icon: LicenseIcon, path: '/licenses' },
      { word: 'prolongation', icon: RetryIcon, path: '/prolongation' },
    ],
  },
  {
    word: 'information',
    entries: [
      { word: 'news', icon: NewsIcon, path: '/news', badge: 'unread' },
      { word: 'feedback', icon: ChatIcon, path: '/feedback', badge: 'fresh' },
      { word: 'about', icon: MuseumIcon, path: '/about' },
    ],
  },
]

const userLinks: readonly { word: 'settings' | 'help'; icon: Icon; path: string }[] = [
  { word: 'settings', icon: SettingsIcon, path: '/settings' },
  { word: 'help', icon: HelpIcon, path: '/help' },
]

type Screens = Readonly<Record<string, Screen>>

/** Of the user menu's screens those that there are. */
export function userLinksFor(session: Session | undefined, screens: Screens = allScreens) {
  return userLinks.filter((link) => opens(session, screens, link.path))
}

/** What this reader's menu holds, of the screens there are; a group or section of which nothing is left goes with it. */
export function menuFor(session: Session | undefined, screens: Screens = allScreens): readonly MenuSection[] {
  const isOpen = ({ path }: MenuItem) => opens(session, screens, path)
  const marked = <T extends MenuItem>({ badge, ...item }: T) => ({
    ...item,
    ...(badge && (badge !== 'unread' || session?.userData.news_mark) ? { badge } : {}),
  })
  return menu
    .map((section) => ({
      ...section,
      entries: section.entries
        .map((entry) => ('items' in entry ? { ...entry, items: entry.items.filter(isOpen).map(marked) } : marked(entry)))
        .filter((entry) => ('items' in entry ? entry.items.length > 0 : isOpen(entry))),
    }))
    .filter(({ entries }) => entries.length > 0)
}

function opens(session: Session | undefined, screens: Screens, path: string): boolean {
  const screen = Object.hasOwn(screens, path) ? screens[path] : undefined
  return screen !== undefined && may(session, screen.ability)
}

/** `page`: this very screen is open; `true`: one that belongs to it; as `aria-current` says them. */
export function currentOf({ path, also }: { path?: string; also?: readonly string[] }, here: string): 'page' | 'true' | undefined {
  if (here === path) return 'page'
  return also?.includes(here) ? 'true' : undefined
}
