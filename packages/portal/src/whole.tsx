import { RouterProvider } from '@tanstack/react-router'
import type { Root } from 'react-dom/client'
import { chosenLanguage, loadPhrases } from '@anfilada/browser/language'
import { watchSession } from '@anfilada/browser/session'
import { haveTemporal, showApp } from '@anfilada/browser/show-app'
import { createPortalRouter } from './routes.tsx'

/** The portal with all its screens, in the place of what stands in the page. */
export async function show(page: Root): Promise<void> {
  const router = createPortalRouter()
  // Login, logout and a 401 anywhere, also in another tab: the guard looks at the present address again.
  watchSession(() => void router.invalidate())
  await haveTemporal()
  // What stands there stands until the screen can: the words come meanwhile.
  await Promise.all([router.load(), loadPhrases(chosenLanguage()).catch(() => undefined)])
  showApp(<RouterProvider router={router} />, page)
}

/** Asks for what everybody signed in begins with. */
export function prepareFirstScreen(): void {
  for (const asked of [import('./app.tsx'), import('./orders/page/UpcomingOrdersPage.tsx'), loadPhrases(chosenLanguage())])
    asked.catch(() => undefined)
}
