import type { ReactNode } from 'react'
import { ArchiveIcon, OrdersIcon, PlusIcon } from '@anfilada/ui/icons'
import { access, type ScreenPath } from '../session/access.ts'
import { may } from '../session/ability.ts'
import type { Phrases } from '../language/language.ts'
import type { Session } from '../session/session.ts'

type MenuWord = keyof Phrases['shell']['menu']
export type MenuEntry = { word: MenuWord; icon: () => ReactNode; path: ScreenPath; items?: readonly { word: MenuWord; path: ScreenPath }[] }

/** The side menu in the order of spec §2; a group (`items`) leads to its first screen when the menu is collapsed. */
const menu: readonly MenuEntry[] = [
  { word: 'orders', icon: OrdersIcon, path: '/upcoming' },
  { word: 'newOrder', icon: PlusIcon, path: '/new', items: [{ word: 'museumTickets', path: '/new' }] },
  { word: 'archive', icon: ArchiveIcon, path: '/archive' },
]

/** What this reader's menu holds: entries whose screens he may open, by the table that the guard asks. */
export function menuFor(session: Session | undefined): readonly MenuEntry[] {
  const opens = ({ path }: { path: ScreenPath }) => may(session, access[path].ability)
  return menu
    .map((entry) => (entry.items ? { ...entry, items: entry.items.filter(opens) } : entry))
    .filter((entry) => (entry.items ? entry.items.length > 0 : opens(entry)))
}
