import './shell/this-app.ts'
import '@anfilada/ui/tokens.css'
import '@anfilada/ui/fonts.css'
import '@anfilada/ui/base.css'
import { createRoot, type Root } from 'react-dom/client'
import { rootElement, showFailure } from '@anfilada/browser/show-app'
import { takeLogin } from './identity/first/take-login.tsx'
import { inTime } from './shell/load-chunk.tsx'

const wholeProgram = () => inTime(() => import('./whole.tsx'))
const root = rootElement()

function showWhole(page: Root): void {
  wholeProgram().then(
    ({ show }) => show(page),
    () => showFailure(page),
  )
}

function prepare(): void {
  wholeProgram().then(
    ({ prepareFirstScreen }) => prepareFirstScreen(),
    () => undefined,
  )
}

// The server paints the login for whoever gets it at this address; for somebody signed in the page has taken it out again.
if (root.hasChildNodes()) takeLogin(root, { prepare, show: showWhole }).catch(() => showFailure(createRoot(root)))
else showWhole(createRoot(root))
