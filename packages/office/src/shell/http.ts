import type { Envelope, Failure } from '@anfilada/contract/envelope'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { OfficeOrderActions } from '@anfilada/contract/office-orders'
import type { RefusalCode } from '@anfilada/contract/refusals'
import type * as z from 'zod/mini'
import { currentSession, endSession } from './session.ts'

type Actions = OfficeOrderActions
export type ActionName = keyof Actions
export type ActionInput<N extends ActionName> = z.input<Actions[N]['input']>
export type ActionOutput<N extends ActionName> = z.output<Actions[N]['output']>

/** Spec §9. */
const timeout = 30_000

/** The server said no: its sentence, and the fields it is about. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly fields: Record<string, string>
  constructor({ error, code, fields = {} }: Failure) {
    super(error)
    this.code = code
    this.fields = fields
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

type Options = { language: OfficeLanguage; idempotencyKey?: string; signal?: AbortSignal }

/** The staff's door (contract.md, Envelope): `action` and `data`. */
export async function callAction<N extends ActionName>(action: N, data: ActionInput<N>, options: Options): Promise<ActionOutput<N>> {
  const body = new FormData()
  body.set('action', action)
  body.set('data', JSON.stringify(data))
  const headers: Record<string, string> = options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}
  const token = currentSession()?.accessToken
  return send('/api/office/actions/', { method: 'POST', body, headers }, { ...options, token, endsSession: true })
}

/** Login and logout: a 401 of theirs goes back to the form instead of ending a session. */
export async function postSession<T>(path: string, body: object, language: OfficeLanguage, token?: string): Promise<T> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  return send(path, init, { language, token, endsSession: false })
}

type Sending = Options & { token: string | undefined; endsSession: boolean }

async function send<T>(path: string, init: RequestInit, { language, signal, token, endsSession }: Sending): Promise<T> {
  const headers = new Headers(init.headers)
  headers.set('Accept-Language', language)
  if (token) headers.set('Authorization', token)
  const clock = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(path, { ...init, headers, signal: signal ? AbortSignal.any([clock, signal]) : clock })
    const text = await response.text()
    if (endsSession && response.status === 401) endSessionOf(token)
    return unwrap(JSON.parse(text) as Envelope<T>)
  } catch (cause) {
    if (signal?.aborted || cause instanceof Refused) throw cause
    throw new Unanswered(clock.aborted ? 'noAnswer' : silenceOf(cause))
  }
}

/** A late 401 must not end the session that has been opened meanwhile. */
function endSessionOf(token: string | undefined): void {
  if (token === currentSession()?.accessToken) endSession()
}

function silenceOf(cause: unknown): Silence {
  return cause instanceof SyntaxError ? 'unreadable' : 'noConnection'
}

function unwrap<T>(envelope: Envelope<T>): T {
  if (envelope.success) return envelope.data
  throw new Refused(envelope)
}
