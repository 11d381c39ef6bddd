import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { vi } from 'vitest'
import { abilityOf, type StaffRole } from '@anfilada/contract/abilities'
import en from '@anfilada/phrases/office/en'
import { render } from '@anfilada/ui/testing'
import { clearToasts } from '@anfilada/ui/toasts'
import { createOfficeRouter } from '../routes.tsx'
import { LanguageProvider } from '../shell/LanguageProvider.tsx'
import { Messages } from '../shell/layout/Messages.tsx'
import { endSession, startSession, watchSession } from '../shell/session.ts'
import type { FakeServer } from './fake-server.ts'

type Options = { address: string; server: FakeServer; role?: StaffRole | undefined }

/** The whole office in English at an address, signed in with a role, on a wide screen. Returns where it is. */
export function renderOffice({ address, server, role = 'dispatcher' }: Options): { address: () => string } {
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
    },
  })
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const history = createMemoryHistory({ initialEntries: [`/office${address}`] })
  const router = createOfficeRouter(history)
  watchSession(() => void router.invalidate())
  render(
    <LanguageProvider initial={{ language: 'en', phrases: en }}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
        <Messages />
      </QueryClientProvider>
    </LanguageProvider>,
  )
  return { address: () => history.location.href.replace('/office', '') }
}
