import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { LanguageProvider, type Spoken } from './language/LanguageProvider.tsx'
import { chosenLanguage, loadPhrases } from './language/language.ts'

/** Where an app stands in its page. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  return root
}

/**
 * Shows the app in the reader's language, once the browser can count days, or only a sign to try again: without any language there are no
 * words to say so. `page`: where something of the app stands already, which it takes the place of.
 */
export function showApp(app: ReactNode, page: Root = createRoot(rootElement())): void {
  Promise.all([spoken(), haveTemporal()]).then(
    ([initial]) => page.render(<LanguageProvider initial={initial}>{app}</LanguageProvider>),
    () => showFailure(page),
  )
}

/** The program, or its words, did not come. */
export function showFailure(page: Root): void {
  page.render(
    <button type="button" onClick={() => window.location.reload()}>
      ↻
    </button>,
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
