import type { ComponentType, ReactNode } from 'react'
import { may } from '@anfilada/browser/ability'
import type { Session } from '@anfilada/browser/session'
import { type Screen, screens as allScreens } from '@anfilada/contract/screens'
import type { ru } from '@anfilada/phrases/shell/ru'

type MenuWord = keyof (typeof ru)['menu']
/** `soon`: announced, not yet open. `unread`: there is something new to read. `fresh`: a new part of the portal. */
export type MenuBadge = keyof (typeof ru)['menuBadge']
/**
 * One screen, as its feature offers it; `also` names the screens without an item of their own that belong to it. Without `hasBadge` its badge
 * is always shown.
 */
export type MenuItem = {
  word: MenuWord
  path: string
  badge?: MenuBadge
  hasBadge?: (session: Session) => boolean
  also?: readonly string[]
  /** Counts what waits there; in place of a badge. */
  Count?: ComponentType
}
type Icon = () => ReactNode
/** Whether pages of it need the width, so that the menu beside them is narrow; asked anew each time, since some do as they are looked at. */
type Width = { isWide?: (here: string) => boolean }
export type MenuLink = MenuItem & Width & { icon: Icon }
export type MenuGroup = Width & { word: MenuWord; icon: Icon; items: readonly MenuItem[]; also?: readonly string[] }
export type MenuEntry = MenuLink | MenuGroup
/** Entries under one heading; the first have none. */
export type MenuSection = { word?: MenuWord; entries: readonly MenuEntry[] }
/** A screen about the reader himself. */
export type UserLink = { word: 'settings' | 'exports' | 'help'; icon: Icon; path: string }

type Screens = Readonly<Record<string, Screen>>

/** Of the user menu's screens those that there are. */
export function userLinksFor(links: readonly UserLink[], session: Session | undefined, screens: Screens = allScreens) {
  return links.filter((link) => opens(session, screens, link.path))
}

/**
 * What this reader's menu holds: an item appears as soon as the contract's table of screens has its path and the reader's abilities open it;
 * a group or section of which nothing is left goes with it.
 */
export function menuFor(menu: readonly MenuSection[], session: Session | undefined, screens: Screens = allScreens): readonly MenuSection[] {
  const isOpen = ({ path }: MenuItem) => opens(session, screens, path)
  const marked = <T extends MenuItem>({ badge, hasBadge, ...item }: T) => ({
    ...item,
    ...(badge && (!hasBadge || (session && hasBadge(session))) && { badge }),
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

/** Every screen of an entry, with and without an item of its own. */
export function screensOf(entry: MenuEntry): readonly string[] {
  const { also = [] } = entry
  if (!('items' in entry)) return [entry.path, ...also]
  const { items } = entry
  return [...items.flatMap((item) => [item.path, ...(item.also ?? [])]), ...also]
}

/** Whether the page that is open needs the width of the menu. */
export function isWidePage(menu: readonly MenuSection[], here: string): boolean {
  const entries = menu.flatMap((section) => section.entries)
  return entries.some((entry) => screensOf(entry).includes(here) && entry.isWide?.(here))
}
