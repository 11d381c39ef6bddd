import { createContext, use, type ComponentType } from 'react'
import type { ru } from '@anfilada/phrases/shell/ru'
import type { MenuSection, UserLink } from './layout/menu.ts'

/** A row of the list of keys: those that are pressed, and what for. */
export type KeyHint = { keys: readonly string[]; word: keyof (typeof ru)['keys'] }

/** How a search was left: by a key, the focus goes back. */
type Closing = { byKey: boolean }
export type SearchPanel = ComponentType<{ onClose: (how: Closing) => void }>

/** What the features show on every screen. The shell knows none of them: `app.tsx` composes it. */
export type Offers = {
  /** The whole side menu, in the order of specification/screens.md. */
  menu: readonly MenuSection[]
  /** The screens about the reader himself, in his menu. */
  userLinks: readonly UserLink[]
  /** Which search opens from the bar is said by the feature that finds. */
  loadSearch: () => Promise<SearchPanel>
  /** What is around the screens of a reader: nothing that he waits for. */
  Notices: ComponentType
  /** Whose portal this is, under every screen; it comes after the screen. */
  Footer: ComponentType
  /** What finds and opens anything; it comes after the screen. */
  Palette: ComponentType
  /** The keys of the features, before those of the shell. */
  keys: readonly KeyHint[]
}

/** Given by the layout to all that stands in it. */
export const OffersContext = createContext<Offers | undefined>(undefined)

export function useOffers(): Offers {
  const offers = use(OffersContext)
  if (!offers) throw new Error('useOffers outside of the layout')
  return offers
}
