import './browser.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { render } from '@testing-library/react'
import { LanguageProvider } from '@anfilada/browser/LanguageProvider'
import { applyLanguage, loadPhrases } from '@anfilada/browser/language'
import { endSession, startSession, watchSession } from '@anfilada/browser/session'
import type { LoginOutput } from '@anfilada/contract/identity/login'
import type { Language } from '@anfilada/contract/languages'
import { createPortalRouter } from '../routes.tsx'

type Visit = { path: string; as?: LoginOutput | undefined; language?: Language }

/** The whole portal at an address, as a visitor or as a member, in a language. */
export async function renderPortal({ path, as, language = 'ru' }: Visit) {
  endSession()
  if (as) startSession(as)
  applyLanguage(language)
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [path] }))
  const screen = render(
    <LanguageProvider initial={{ language, phrases: await loadPhrases(language) }}>
      <FollowSession router={router} />
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
  await router.load()
  return { ...screen, router, address: () => router.state.location.href }
}

type Followed = { router: ReturnType<typeof createPortalRouter> }

/** As main.tsx does, but no longer than the app stands: those of tests before would each look their whole page up again. */
function FollowSession({ router }: Followed) {
  useLayoutEffect(() => watchSession(() => void router.invalidate()), [router])
  return null
}
