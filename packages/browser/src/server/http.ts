import type { Envelope, Failure, NearestTime } from '@anfilada/contract/envelope'
import type { RefusalCode } from '@anfilada/contract/refusals'
import type * as z from 'zod/mini'
import { thisApp, type AppLanguage, type AppTypes } from '../app.ts'
import { currentSession, endSession } from '../session/session.ts'

type Actions = AppTypes['actions']
export type ActionName = keyof Actions
export type ActionInput<N extends ActionName> = z.input<Actions[N]['input']>
export type ActionOutput<N extends ActionName> = z.output<Actions[N]['output']>

/** After this silence a request is given up, milliseconds (specification/constants.md). */
const timeout = 30_000
/** A file on a slow line; the server gives it up by then, too. */
const fileTimeout = 300_000

/** The server said no: its sentence, and the fields it is about. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly fields: Record<string, string>
  readonly nearest: NearestTime[]
  /** With `stale_revision` of a cancellation: what it would cost now, kopecks. */
  readonly penalty: number | undefined
  /** With `key_reused`: the number of what the key made. */
  readonly made: number | undefined
  /** Seconds to wait, when it was asked too often. */
  readonly retryAfter: number | undefined
  constructor({ error, code, fields = {}, nearest = [], penalty, made }: Failure, retryAfter?: number) {
    super(error)
    this.code = code
    this.fields = fields
    this.nearest = nearest
    this.penalty = penalty
    this.made = made
    this.retryAfter = retryAfter
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

type Sent = { method?: string; body?: BodyInit; headers?: Record<string, string>; patience?: number }
/** `asked`: the same question is on its way already; its answer is taken. */
type Options = { language: AppLanguage; idempotencyKey?: string; signal?: AbortSignal; asked?: Promise<Response> | undefined }

/** Posts `action` and `data` to the endpoint of this app (specification/actions.md). */
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

/** Sends a file under its name; what it is the server sees by what is in it. It may be on its way for minutes. */
export async function postFile<T>(path: string, file: File, options: Options): Promise<T> {
  const body = new FormData()
  body.set('file', file)
  return unwrap(await send<Envelope<T>>(path, { method: 'POST', body, patience: fileTimeout }, options))
}

type Posted = { token?: string; idempotencyKey?: string }

/**
 * The forms of signing in and out (login, registration, passwords): a 401 of theirs goes back to the form instead of ending a
 * session. A token may be given that is not the session's.
 */
export async function postSession<T>(path: string, body: object, language: AppLanguage, posted: Posted = {}): Promise<T> {
  const { token, idempotencyKey } = posted
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: token }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  }
  return unwrap(await send<Envelope<T>>(path, { method: 'POST', body: JSON.stringify(body), headers }, { language }, false))
}

async function send<T>(path: string, init: Sent, { language, signal, asked }: Options, endsSession = true): Promise<T> {
  const token = currentSession()?.accessToken
  const headers = { 'Accept-Language': language, ...(token ? { Authorization: token } : {}), ...init.headers }
  const { status, text, retryAfter } = await exchange(path, { ...init, headers }, signal, asked)
  // A late 401 must not end the session that has been opened meanwhile.
  if (status === 401 && endsSession && token === currentSession()?.accessToken) endSession()
  const answer = readJson<T>(text)
  if (status === 429) throw new Refused(answer as Failure, retryAfter)
  return answer
}

function readJson<T>(text: string): T {
  try {
    return JSON.parse(text) as T
  } catch {
    throw new Unanswered('unreadable')
  }
}

type Exchange = { status: number; text: string; retryAfter: number | undefined }

async function exchange(
  path: string,
  { patience = timeout, ...init }: Sent,
  signal?: AbortSignal,
  asked?: Promise<Response>,
): Promise<Exchange> {
  const clock = AbortSignal.timeout(patience)
  try {
    const response = await (asked ?? fetch(path, { ...init, signal: signal ? AbortSignal.any([clock, signal]) : clock }))
    const seconds = Number(response.headers.get('Retry-After'))
    return { status: response.status, text: await response.text(), retryAfter: seconds > 0 ? seconds : undefined }
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new Unanswered(clock.aborted || isTimeout(cause) ? 'noAnswer' : 'noConnection')
  }
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError'
}

function unwrap<T>(envelope: Envelope<T>): T {
  if (envelope.success) return envelope.data
  throw new Refused(envelope)
}

function unwrapPlain<T>(answer: T | Failure): T {
  if (typeof answer === 'object' && answer !== null && 'success' in answer && !answer.success) throw new Refused(answer)
  return answer as T
}
