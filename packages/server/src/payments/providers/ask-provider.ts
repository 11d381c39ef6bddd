import { setTimeout as pause } from 'node:timers/promises'
import { ProviderSilence } from './provider.ts'

export type Question = {
  /** For messages: never the address itself, which may carry what is secret. */
  call: string
  /** How often it may be asked; more than once only what does no harm twice. */
  attempts: number
  timeoutMs: number
  /** Made anew for every attempt: signatures carry the moment. */
  request: () => { url: string; init: RequestInit }
}
export type Answer = { status: number; headers: Headers; body: string }

const firstPauseMs = 200
const longestAnswer = 2_000_000

/** Asks a provider over HTTP. An answer of 5xx or 429 is none. Throws ProviderSilence, whose message names the call and nothing else. */
export async function askProvider(question: Question): Promise<Answer> {
  let reason = ''
  for (let attempt = 0; attempt < question.attempts; attempt++) {
    if (attempt > 0) await pause(firstPauseMs * 2 ** (attempt - 1))
    const answer = await tryOnce(question)
    if (typeof answer !== 'string') return answer
    reason = answer
  }
  throw new ProviderSilence(`${question.call}: ${reason}`)
}

async function tryOnce({ request, timeoutMs }: Question): Promise<Answer | string> {
  const { url, init } = request()
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    // Byte by byte: text() would drop a mark at its beginning, which signatures and sums cover.
    const body = Buffer.from(await response.arrayBuffer()).toString('utf8')
    if (response.status >= 500 || response.status === 429) return `HTTP ${response.status}`
    if (body.length > longestAnswer) return 'the answer is too long'
    return { status: response.status, headers: response.headers, body }
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? `no answer in ${timeoutMs} ms` : 'no connection'
  }
}
