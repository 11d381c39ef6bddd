import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { vi } from 'vitest'
import { LanguageProvider } from '@anfilada/browser/LanguageProvider'
import { endSession, startSession, watchSession } from '@anfilada/browser/session'
import { abilityOf, type StaffRole } from '@anfilada/contract/abilities'
import en from '@anfilada/phrases/office/en'
import { render } from '@anfilada/ui/testing'
import { clearToasts } from '@anfilada/ui/toasts'
import { createOfficeRouter } from '../routes.tsx'

type Options = { address: string; server: { fetch: unknown }; role?: StaffRole | undefined }

/** The whole office in English at an address, signed in with a role, on a wide screen. Returns where it is. */
export function renderOffice({ address, server, role = 'dispatcher' }: Options): { address: () => string; unmount: () => void } {
  localStorage.clear()
  clearToasts()
  endSession()
  startSession({
    accessToken: 'token-1',
    userAbility: abilityOf([role]),
    userData: {
      login: role,
      name: 'Pavel',
      kind: null,
      roles: [role],
      customer_id: null,
      customer_name: null,
      language: 'en',
      news_mark: false,
      email: null,
      second_factor: 'on',
      acting_for: null,
    },
  })
  vi.stubGlobal('fetch', server.fetch)
  // A wide window in the light theme.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  // jsdom draws nothing: everything has room.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  const history = createMemoryHistory({ initialEntries: [`/office${address}`] })
  const router = createOfficeRouter(history)
  const { unmount } = render(
    <LanguageProvider initial={{ language: 'en', phrases: en }}>
      <FollowSession router={router} />
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
  return { address: () => history.location.href.replace('/office', ''), unmount }
}

type Followed = { router: ReturnType<typeof createOfficeRouter> }

/** As main.tsx does, but no longer than the app stands: those of tests before would each look their whole page up again. */
function FollowSession({ router }: Followed) {
  useLayoutEffect(() => watchSession(() => void router.invalidate()), [router])
  return null
}
