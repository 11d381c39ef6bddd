import type { CatalogueActions } from '@anfilada/contract/catalogue'
import type { Envelope, Failure, NearestTime } from '@anfilada/contract/envelope'
import type { Language } from '@anfilada/contract/languages'
import type { OrderActions } from '@anfilada/contract/orders'
import type { PricingActions } from '@anfilada/contract/pricing'
import type { RefusalCode } from '@anfilada/contract/refusals'
import type * as z from 'zod/mini'
import { currentSession, endSession } from '../session/session.ts'

type Actions = OrderActions & CatalogueActions & PricingActions
export type ActionName = keyof Actions
export type ActionInput<N extends ActionName> = z.input<Actions[N]['input']>
export type ActionOutput<N extends ActionName> = z.output<Actions[N]['output']>

/** Spec §9. */
const timeout = 30_000

/** The server said no: its sentence, and the fields it is about. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly fields: Record<string, string>
  readonly nearest: NearestTime[]
  constructor({ error, code, fields = {}, nearest = [] }: Failure) {
    super(error)
    this.code = code
    this.fields = fields
    this.nearest = nearest
  }
}

export type Silence = 'noAnswer' | 'noConnection' | 'unreadable'

/** No answer that can be read came: the act may have happened or not. */
export class Unanswered extends Error {
  readonly silence: Silence
  constructor(silence: Silence) {
    super(silence)
    this.silence = silence
  }
}

type Sent = { method?: string; body?: BodyInit; headers?: Record<string, string> }
type Options = { language: Language; idempotencyKey?: string; signal?: AbortSignal }

/** Spec §7: POST /api/v1/actions/ with `action` and `data`. */
export async function callAction<N extends ActionName>(action: N, data: ActionInput<N>, options: Options): Promise<ActionOutput<N>> {
  const body = new FormData()
  body.set('action', action)
  body.set('data', JSON.stringify(data))
  const headers: Record<string, string> = options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}
  return unwrap(await send<Envelope<ActionOutput<N>>>('/api/v1/actions/', { method: 'POST', body, headers }, options))
}

/** The GET calls answer a plain array or object. */
export async function getJson<T>(path: string, options: Options): Promise<T> {
  return unwrapPlain(await send<T | Failure>(path, {}, options))
}

/** Login and logout: a 401 of theirs goes back to the form instead of ending a session. */
export async function postSession<T>(path: string, body: object, language: Language): Promise<T> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  return unwrap(await send<Envelope<T>>(path, init, { language }, false))
}

async function send<T>(path: string, init: Sent, { language, signal }: Options, endsSession = true): Promise<T> {
  const token = currentSession()?.accessToken
  const headers = { ...init.headers, 'Accept-Language': language, ...(token ? { Authorization: token } : {}) }
  const { status, text } = await exchange(path, { ...init, headers }, signal)
  // A late 401 must not end the session that has been opened meanwhile.
  if (status === 401 && endsSession && token === currentSession()?.accessToken) endSession()
  try {
    return JSON.parse(text) as T
  } catch {
    throw new Unanswered('unreadable')
  }
}

async function exchange(path: string, init: RequestInit, signal: AbortSignal | undefined): Promise<{ status: number; text: string }> {
  const clock = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(path, { ...init, signal: signal ? AbortSignal.any([clock, signal]) : clock })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new Unanswered(clock.aborted ? 'noAnswer' : 'noConnection')
  }
}

function unwrap<T>(envelope: Envelope<T>): T {
  if (envelope.success) return envelope.data
  throw new Refused(envelope)
}

function unwrapPlain<T>(answer: T | Failure): T {
  if (typeof answer === 'object' && answer !== null && 'success' in answer && !answer.success) throw new Refused(answer)
  return answer as T
}
