import type { AppLanguage } from '../app.ts'
import { callAction, Unanswered, type ActionInput, type ActionName, type ActionOutput, Refused } from '../server/http.ts'

/**
 * Keys of acts that no final answer has come to yet, by what they say. The tab keeps them through a reload: what is sent again from a kept
 * draft is the same act.
 */
const openKeys = new Map<string, string>(readKept())
/** Files are sent by acts too; those would fill the tab's memory. */
const longestKept = 20_000

/**
 * Sends under a key what is said. Said again before it is known whether it arrived, it goes under the same key: it happens once.
 * `of`: how everything begins that is forgotten once this is answered, where other words of the same may not stay in the tab.
 */
export async function once<T>(said: string, send: (idempotencyKey: string) => Promise<T>, of = said): Promise<T> {
  const key = openKeys.get(said) ?? newKey()
  note(said, key)
  try {
    const answer = await untilOffline(send(key))
    for (const words of [...openKeys.keys()].filter((open) => open.startsWith(of))) note(words)
    return answer
  } catch (error) {
    if (!keepsKey(error)) note(said)
    throw error
  }
}

export function sendOnce<N extends ActionName>(action: N, data: ActionInput<N>, language: AppLanguage): Promise<ActionOutput<N>> {
  return once(`${action} ${JSON.stringify(data)}`, (idempotencyKey) => callAction(action, data, { language, idempotencyKey }))
}

/** Says at once that the line is gone; the browser may wait half a minute for an answer that cannot come. */
export async function untilOffline<T>(sent: Promise<T>): Promise<T> {
  const { promise: gone, reject } = Promise.withResolvers<never>()
  const onOffline = () => reject(new Unanswered('noConnection'))
  window.addEventListener('offline', onOffline)
  try {
    return await Promise.race([sent, gone])
  } finally {
    window.removeEventListener('offline', onOffline)
  }
}

/** Takes over the key of words that went without an answer before this version of the app came. */
export function rememberKey(said: string, key: string): void {
  note(said, key)
}

function note(said: string, key?: string): void {
  if (key === undefined) openKeys.delete(said)
  else openKeys.set(said, key)
  const kept = [...openKeys].filter(([words]) => words.length <= longestKept)
  if (kept.length > 0) sessionStorage.setItem('acts.open', JSON.stringify(kept))
  else sessionStorage.removeItem('acts.open')
}

function readKept(): [string, string][] {
  try {
    return JSON.parse(sessionStorage.getItem('acts.open') ?? '[]') as [string, string][]
  } catch {
    return []
  }
}

/** A key that no other act has (specification/actions.md). Not randomUUID: browsers give it to https pages only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Answers that the server does not store under a key: the act may be tried again with the same one. */
const unstored = new Set(['internal', 'busy', 'outcome_unknown', 'too_many_requests', 'request_timeout'])

/** Whether a repeat must carry the same key, so that an act whose answer was lost cannot happen twice. */
export function keepsKey(error: unknown): boolean {
  return error instanceof Unanswered || (error instanceof Refused && unstored.has(error.code))
}
