import '@anfilada/ui/tokens.css'
import '@anfilada/ui/fonts.css'
import '@anfilada/ui/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createPortalRouter } from './routes.tsx'
import { chosenLanguage, loadPhrases } from './shell/language/language.ts'
import { LanguageProvider } from './shell/language/LanguageProvider.tsx'
import { watchSession } from './shell/session/session.ts'

const router = createPortalRouter()
// Login, logout and a 401 anywhere, also in another tab: the guard looks at the present address again.
watchSession(() => void router.invalidate())

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const page = createRoot(root)

/** The chosen language, else Russian; without any there are no words to say so, only a sign to try again. */
async function start() {
  const language = chosenLanguage()
  const phrases = await loadPhrases(language).catch(() => undefined)
  const initial = phrases ? { language, phrases } : { language: 'ru' as const, phrases: await loadPhrases('ru') }
  page.render(
    <LanguageProvider initial={initial}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
}

start().catch(() =>
  page.render(
    <button type="button" onClick={() => window.location.reload()}>
      ↻
    </button>,
  ),
)
