import './no-window.ts'
import '../../shell/this-app.ts'
import { renderToString } from 'react-dom/server'
import type { Language } from '@anfilada/contract/languages'
import { FirstLogin } from './FirstLogin.tsx'
import { loadLoginWords } from './login-words.ts'

/** The login's HTML in a language; run by the build (tools/vite/paint-login.ts). */
export async function paintLogin(language: Language): Promise<string> {
  return renderToString(<FirstLogin initial={{ language, phrases: await loadLoginWords(language) }} />)
}
