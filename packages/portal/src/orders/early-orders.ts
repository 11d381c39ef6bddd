import { callAction, type ActionOutput } from '@anfilada/browser/http'
import { chosenLanguage } from '@anfilada/browser/language'
import { currentSession } from '@anfilada/browser/session'
import type { Language } from '@anfilada/contract/languages'

type Answer = Promise<ActionOutput<'get_upcoming'>>
type Early = { token: string; language: Language; answer: Answer; until: number }

/** An answer that nobody took so long (ms) is told of no more: orders may have changed since. */
const fresh = 5000
let early: Early | undefined

/** On the way to the list its orders are asked for while the page is still being put together: on a phone that is half a second. */
export function askEarlyOrders(path: string): void {
  const session = currentSession()
  if (!session || !/^\/(upcoming\/?)?$/.test(path)) return
  const language = chosenLanguage()
  const answer = callAction('get_upcoming', { language }, { language })
  // Whoever takes it hears of a failure; when nobody does, nobody minds.
  answer.catch(() => undefined)
  early = { token: session.accessToken, language, answer, until: Date.now() + fresh }
}

/** What was asked for early, once, to the same reader in the same language; else undefined. */
export function takeEarlyOrders(language: Language): Answer | undefined {
  const taken = early
  early = undefined
  if (!taken || taken.language !== language || taken.token !== currentSession()?.accessToken) return undefined
  return Date.now() <= taken.until ? taken.answer : undefined
}
