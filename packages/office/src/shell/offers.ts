import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { Section, Waiting } from './layout/menu.ts'

// What the features show on every screen. The shell knows none of them: `sections.ts` and `app.tsx` compose it.

/** In the order of the bar; given at the root, since the login asks where an employee's work begins. */
export const SectionsContext = createContext<readonly Section[] | undefined>(undefined)

export function useSections(): readonly Section[] {
  const sections = use(SectionsContext)
  if (!sections) throw new Error('useSections outside of the app')
  return sections
}

type Counts = { Counted: ComponentType<{ children: (waiting: Waiting) => ReactNode }>; Palette?: ComponentType }

/** Draws with the count of what waits in the sections; given by the frame below the login. */
export const CountsContext = createContext<Counts>({ Counted: ({ children }) => children({}) })
