import './shell/this-app.ts'
import '@anfilada/ui/tokens.css'
import '@anfilada/ui/fonts.css'
import '@anfilada/ui/base.css'
import { createRoot, type Root } from 'react-dom/client'
import { rootElement, showFailure } from '@anfilada/browser/show-app'
import { inTime } from './shell/load-chunk.tsx'

const wholeProgram = () => inTime(() => import('./whole.tsx'))
const loginProgram = () => inTime(() => import('./identity/first/take-login.tsx'))
const root = rootElement()

function showWhole(page: Root): void {
  wholeProgram()
    .then(({ show }) => show(page))
    .catch(() => showFailure(page))
}

function prepare(): void {
  wholeProgram().then(
    ({ prepareFirstScreen }) => prepareFirstScreen(),
    () => undefined,
  )
}

function takeLogin(): void {
  loginProgram()
    .then((login) => login.takeLogin(root, { prepare, show: showWhole }))
    .catch(() => showFailure(createRoot(root)))
}

// The server sends the login with the page to whoever gets it at this address; where somebody is signed in, the page has taken it out again.
if (root.hasChildNodes()) takeLogin()
else showWhole(createRoot(root))
