import { useSyncExternalStore } from 'react'
import type { Message } from '@anfilada/contract/messages/messages'
import { thisApp, type AppLanguage } from '../app.ts'
import { keepsKey, newKey, untilOffline } from '../forms/send-once.ts'
import { forget, recall, remember, watchMemory } from '../memory.ts'
import { callAction, type ActionInput, type ActionName } from '../server/http.ts'

/** A message that is not sent yet. `place` names its thread for the screens; `refused`: why it cannot go as it is. */
export type WaitingMessage = {
  key: string
  place: string
  action: string
  data: object
  text: string
  language: AppLanguage
  at: string
  refused?: string
}
type Sent = (message: Message, place: string) => void

const memory = 'messages'
/** After this a line that failed is tried again, milliseconds; a network that is back is heard at once. */
const pause = 5_000

const listeners = new Set<() => void>()
const sentListeners = new Set<Sent>()
let known: { text: string; list: readonly WaitingMessage[] } = { text: '[]', list: [] }
let isUnderWay = false
let isWatching = false
let timer: ReturnType<typeof setTimeout> | undefined

function list(): readonly WaitingMessage[] {
  const text = recall(memory) ?? '[]'
  if (text !== known.text) known = { text, list: JSON.parse(text) as WaitingMessage[] }
  return known.list
}

/** The browser keeps them, for all tabs and through a reload, until they are sent or their writer leaves. */
function keep(messages: readonly WaitingMessage[]): void {
  if (messages.length === 0) forget(memory)
  else remember(memory, JSON.stringify(messages))
  for (const listener of listeners) listener()
}

/** Writes a message into the queue, which sends it as soon as it can: in order, each once by its key. */
export function sendMessage<N extends ActionName>(
  action: N,
  data: ActionInput<N> & object,
  shown: Pick<WaitingMessage, 'place' | 'text' | 'language'>,
): void {
  keep([...list(), { ...shown, key: newKey(), action, data, at: new Date().toISOString() }])
  resumeWaiting()
}

/** Goes on with what waits: after a start of the app, and whenever there may be a line again. */
export function resumeWaiting(): void {
  if (!isWatching) {
    isWatching = true
    window.addEventListener('online', resumeWaiting)
    watchMemory(memory, () => {
      for (const listener of listeners) listener()
    })
  }
  if (isUnderWay || !list().some(isDue)) return
  isUnderWay = true
  clearTimeout(timer)
  void alone(sendAll).finally(() => (isUnderWay = false))
}

const isDue = ({ refused }: WaitingMessage): boolean => refused === undefined

/** One tab sends; browsers give locks to https pages only, and without them the keys see to it that all goes once. */
async function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager }
  await (locks ? locks.request(`${thisApp().name}.messages`, work) : work())
}

async function sendAll(): Promise<void> {
  for (let next = list().find(isDue); next; next = list().find(isDue)) {
    const { key } = next
    const failure = await failureOf(next)
    if (failure === undefined) keep(list().filter((one) => one.key !== key))
    else if (keepsKey(failure)) {
      timer = setTimeout(resumeWaiting, pause)
      return
    } else {
      const refused = failure instanceof Error ? failure.message : ''
      keep(list().map((one) => (one.key === key ? { ...one, refused } : one)))
    }
  }
}

async function failureOf({ key, action, data, language, place }: WaitingMessage): Promise<unknown> {
  try {
    const sent = callAction(action as ActionName, data as never, { language, idempotencyKey: key }) as Promise<{ result: Message }>
    const { result } = await untilOffline(sent)
    // Shown as sent before it is no longer shown as waiting.
    for (const listener of sentListeners) listener(result, place)
    return undefined
  } catch (error) {
    return error ?? new Error('A message was not sent')
  }
}

/** Takes a refused message out of the queue. */
export function dropWaiting(key: string): void {
  keep(list().filter((one) => one.key !== key))
}

/** Calls back with each message that was sent, by this tab. */
export function watchSent(listener: Sent): () => void {
  sentListeners.add(listener)
  return () => sentListeners.delete(listener)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What waits to be sent, of all threads, the first first. */
export function useWaitingMessages(): readonly WaitingMessage[] {
  return useSyncExternalStore(subscribe, list)
}
