import type { Envelope, Failure, NearestTime } from '@anfilada/contract/envelope'
import type { RefusalCode } from '@anfilada/contract/refusals'
import type * as z from 'zod/mini'
import { thisApp, type AppLanguage, type AppTypes } from '../app.ts'
import { currentSession, endSession } from '../session/session.ts'

type Actions = AppTypes['actions']
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
type Options = { language: AppLanguage; idempotencyKey?: string; signal?: AbortSignal }

/** Posts `action` and `data` to the door of this app (spec §7). */
export async function callAction<N extends ActionName>(action: N, data: ActionInput<N>, options: Options): Promise<ActionOutput<N>> {
  const body = new FormData()
  body.set('action', action)
  body.set('data', JSON.stringify(data))
  const headers: Record<string, string> = options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}
  return unwrap(await send<Envelope<ActionOutput<N>>>(thisApp().actionsPath, { method: 'POST', body, headers }, options))
}

/** The GET calls answer a plain array or object. */
export async function getJson<T>(path: string, options: Options): Promise<T> {
  return unwrapPlain(await send<T | Failure>(path, {}, options))
}

/** Login and logout: a 401 of theirs goes back to the form instead of ending a session. A token may be given that is not the session's. */
export async function postSession<T>(path: string, body: object, language: AppLanguage, token?: string): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: token }) }
  return unwrap(await send<Envelope<T>>(path, { method: 'POST', body: JSON.stringify(body), headers }, { language }, false))
}

async function send<T>(path: string, init: Sent, { language, signal }: Options, endsSession = true): Promise<T> {
  const token = currentSession()?.accessToken
  const headers = { 'Accept-Language': language, ...(token ? { Authorization: token } : {}), ...init.headers }
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
