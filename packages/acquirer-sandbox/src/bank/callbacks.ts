import { setTimeout as pause } from 'node:timers/promises'
import type { Pace } from '../config.ts'
import type { Books } from './books.ts'
import type { Payment, Protocol, State } from './payment.ts'

/** What is told: the state, whether signed rightly, and which telling of the same event it is. */
export type News = { state: State; isForged: boolean; eventId: string }
export type Letter = { headers: Record<string, string>; body: string }
/** Writes the news in the words of a protocol, signed anew for every try; `undefined`: the protocol does not tell such news. */
export type Write = (payment: Payment, news: News) => Letter | undefined

export type Callbacks = Readonly<{
  /** Tells the shop until it answers 2xx, at most fifteen times with growing pauses, as Modulbank does. */
  tell(payment: Payment, news: News): Promise<void>
  close(): void
}>

const tries = 15
const answerTimeoutMs = 10_000

export function createCallbacks(books: Books, writers: Record<Protocol, Write>, pace: Pace): Callbacks {
  const leaving = new AbortController()

  async function post(payment: Payment, { headers, body }: Letter): Promise<number | null> {
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(answerTimeoutMs)])
    try {
      const answer = await fetch(payment.callbackUrl, { method: 'POST', headers, body, signal, redirect: 'error' })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return null
    }
  }

  async function tell(payment: Payment, news: News): Promise<void> {
    if (payment.callbackUrl === '') return
    for (let attempt = 0; attempt < tries; attempt++) {
      const letter = writers[payment.protocol](payment, news)
      if (!letter) return
      const status = await post(payment, letter)
      if (leaving.signal.aborted) return
      payment.callbacks.push({ at: Date.now(), state: news.state, isForged: news.isForged, status })
      books.changed()
      if (status !== null && status < 300) return
      // A forged one has no sender who would care to repeat it.
      if (news.isForged) return
      await pause(pace.retryMs * 2 ** Math.min(attempt, 8), undefined, { signal: leaving.signal }).catch(() => undefined)
      if (leaving.signal.aborted) return
    }
  }

  return { tell, close: () => leaving.abort() }
}
