import { createRootRoute, Outlet, redirect } from '@tanstack/react-router'
import { currentSession } from '@anfilada/browser/session'
import { decideEntry } from './access.ts'
import { sections } from './sections.ts'
import { SectionsContext } from './shell/offers.ts'

export const rootRoute = createRootRoute({
  component: () => (
    <SectionsContext value={sections}>
      <Outlet />
    </SectionsContext>
  ),
  /** The one guard: every address passes here before anything of its screen loads. */
  beforeLoad: ({ location }) => {
    const entry = decideEntry(location.pathname, location.searchStr, currentSession())
    if (!entry.open) throw redirect({ to: entry.to, search: entry.search, replace: true })
  },
})
