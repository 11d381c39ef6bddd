import { currentSession } from '@anfilada/browser/session'
import type { Language } from '@anfilada/contract/languages'

/** What first-paint.js asked for on the way to the list, while its program was still coming: on a phone that is half a second. */
type Early = { token: string; language: string; at: number; answer: Promise<Response> }

declare global {
  interface Window {
    firstAnswer?: Early | undefined
  }
}

/** An answer that nobody took so long (ms) is told of no more: orders may have changed since. */
const fresh = 5000

/** The answer to `get_upcoming` that is on its way already, once, for the same reader in the same language; else undefined. */
export function takeEarlyOrders(language: Language): Promise<Response> | undefined {
  const early = window.firstAnswer
  window.firstAnswer = undefined
  if (!early || early.language !== language || early.token !== currentSession()?.accessToken) return undefined
  return Date.now() <= early.at + fresh ? early.answer : undefined
}
