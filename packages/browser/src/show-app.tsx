import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider, type Spoken } from './language/LanguageProvider.tsx'
import { chosenLanguage, loadPhrases } from './language/language.ts'

/**
 * Shows the app in the reader's language, once the browser can count days, or only a sign to try again: without any language there are no
 * words to say so.
 */
export function showApp(app: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const page = createRoot(root)
  Promise.all([spoken(), haveTemporal()]).then(
    ([initial]) => page.render(<LanguageProvider initial={initial}>{app}</LanguageProvider>),
    () =>
      page.render(
        <button type="button" onClick={() => window.location.reload()}>
          ↻
        </button>,
      ),
  )
}

/** The chosen language, else Russian. */
async function spoken(): Promise<Spoken> {
  const language = chosenLanguage()
  const phrases = await loadPhrases(language).catch(() => undefined)
  return phrases ? { language, phrases } : { language: 'ru', phrases: await loadPhrases('ru') }
}

/**
 * Resolves when the browser has `Temporal`, which everything that counts days stands on (decision 0032): at once where it has one of its own,
 * else when the stand-in is here. Only such a browser ever asks for its chunk.
 */
export async function haveTemporal(): Promise<void> {
  if ('Temporal' in globalThis) return
  const { Temporal } = await import('temporal-polyfill')
  Object.defineProperty(globalThis, 'Temporal', { value: Temporal, writable: true, configurable: true })
}
