import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { Root } from 'react-dom/client'
import { chosenLanguage, loadPhrases } from '@anfilada/browser/language'
import { watchSession } from '@anfilada/browser/session'
import { haveTemporal, showApp } from '@anfilada/browser/show-app'
import { quietAfter } from '@anfilada/ui/when-idle'
import { createPortalRouter } from './routes.tsx'

/** The portal with all its screens, in the place of what stands in the page. */
export async function show(page: Root): Promise<void> {
  const { promise: shown, resolve: tellShown } = Promise.withResolvers<void>()
  quietAfter(shown)
  const router = createPortalRouter()
  // Login, logout and a 401 anywhere, also in another tab: the guard looks at the present address again.
  watchSession(() => void router.invalidate())
  await haveTemporal()
  // What stands there stands until the screen can: the words come meanwhile.
  await Promise.all([router.load(), loadPhrases(chosenLanguage()).catch(() => undefined)])
  showApp(
    <Told onShown={tellShown}>
      <RouterProvider router={router} />
    </Told>,
    page,
  )
}

/** Tells after its screen, which may have said itself what it begins with. */
function Told({ onShown, children }: { onShown: () => void; children: ReactNode }): ReactNode {
  useEffect(onShown, [onShown])
  return children
}

/** Asks for what everybody signed in begins with. */
export function prepareFirstScreen(): void {
  for (const asked of [import('./app.tsx'), import('./orders/page/UpcomingOrdersPage.tsx'), loadPhrases(chosenLanguage())])
    asked.catch(() => undefined)
}
