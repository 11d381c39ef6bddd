import './shell/this-app.ts'
import '@anfilada/ui/tokens.css'
import '@anfilada/ui/fonts.css'
import '@anfilada/ui/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { watchSession } from '@anfilada/browser/session'
import { showApp } from '@anfilada/browser/show-app'
import { createPortalRouter } from './routes.tsx'

const router = createPortalRouter()
// Login, logout and a 401 anywhere, also in another tab: the guard looks at the present address again.
watchSession(() => void router.invalidate())

showApp(<RouterProvider router={router} />)
