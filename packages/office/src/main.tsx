import '@anfilada/ui/tokens.css'
import '@anfilada/ui/fonts.css'
import '@anfilada/ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createOfficeRouter } from './routes.tsx'
import { chosenLanguage, loadPhrases } from './shell/language.ts'
import { LanguageProvider } from './shell/LanguageProvider.tsx'
import { Messages } from './shell/layout/Messages.tsx'
import { createQueryClient } from './shell/query-client.ts'
import { currentSession, watchSession } from './shell/session.ts'

const router = createOfficeRouter()
const queries = createQueryClient()
// Login, logout and a 401 anywhere, also in another tab: the guard looks at the present address again, and nothing read stays for the next person.
watchSession(() => {
  if (!currentSession()) queries.clear()
  void router.invalidate()
})

const language = chosenLanguage()
const spoken = await loadPhrases(language).then(
  (phrases) => ({ language, phrases }),
  async () => ({ language: 'ru' as const, phrases: await loadPhrases('ru') }),
)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <LanguageProvider initial={spoken}>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Messages />
    </QueryClientProvider>
  </LanguageProvider>,
)
