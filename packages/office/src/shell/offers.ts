import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { Section, Waiting } from './layout/menu.ts'

/** What the features show on every screen. The shell knows none of them: `app.tsx` composes it. */
export type Offers = {
  /** In the order of the bar. */
  sections: readonly Section[]
  /** Draws with the count of what waits in the sections. */
  Counted: ComponentType<{ children: (waiting: Waiting) => ReactNode }>
}

/** Given at the root of the app. */
export const OffersContext = createContext<Offers | undefined>(undefined)

export function useOffers(): Offers {
  const offers = use(OffersContext)
  if (!offers) throw new Error('useOffers outside of the app')
  return offers
}
