import type { Failure, Success } from '@anfilada/contract/envelope'
import type { fileLink } from '@anfilada/contract/files'
import type * as z from 'zod/mini'
import { thisApp, type AppLanguage } from '../app.ts'
import { type ActionInput, type ActionName, Refused, Unanswered } from '../server/http.ts'
import { currentSession, endSession } from '../session/session.ts'

const timeout = 30_000

/** Hands a text to the reader as a file. */
export function saveFile(name: string, text: string, type: 'text/plain' | 'text/html' | 'application/json'): void {
  save(name, new Blob([text], { type }))
}

/**
 * Fetches a file with the session's header and hands it to the reader; it keeps the server's name unless it is given one. Throws Refused or
 * Unanswered like any action (specification/actions.md).
 */
export function saveFetched(path: string, language: AppLanguage, name?: string): Promise<void> {
  return saveAsked(path, {}, language, name)
}

/** Does an action that is answered with a file, and hands that to the reader. */
export function saveAnswered<N extends ActionName>(action: N, data: ActionInput<N>, language: AppLanguage): Promise<void> {
  const body = new FormData()
  body.set('action', action)
  body.set('data', JSON.stringify(data))
  return saveAsked(thisApp().actionsPath, { method: 'POST', body }, language)
}

/** Has the browser itself fetch a kept file, however large, by a link of a minute: nothing of it stands in this page. Throws as `saveFetched` does. */
export async function saveByLink(path: string, language: AppLanguage): Promise<void> {
  const response = await askInSession(`${path}/link`, { method: 'POST' }, language)
  if (!response.ok) throw await refusalIn(response)
  const { data } = (await response.json()) as Success<z.output<typeof fileLink>>
  follow(data.result.file, '')
}

/** Fetches what stands on a page and only the session's header opens: pictures. Throws as `saveFetched` does. */
export async function fetchKept(path: string, language: AppLanguage): Promise<Blob> {
  return (await askFile(path, {}, language)).content
}

async function saveAsked(path: string, init: RequestInit, language: AppLanguage, name?: string): Promise<void> {
  const { headers, content } = await askFile(path, init, language)
  save(name ?? nameIn(headers.get('Content-Disposition') ?? ''), content)
}

async function askFile(path: string, init: RequestInit, language: AppLanguage): Promise<{ headers: Headers; content: Blob }> {
  const response = await askInSession(path, init, language)
  if (!isFile(response)) throw await refusalIn(response)
  const content = await response.blob().catch(() => undefined)
  if (!content) throw new Unanswered('noConnection')
  return { headers: response.headers, content }
}

async function askInSession(path: string, init: RequestInit, language: AppLanguage): Promise<Response> {
  const token = currentSession()?.accessToken
  const response = await ask(path, { ...init, headers: { 'Accept-Language': language, ...(token && { Authorization: token }) } })
  // A late 401 must not end the session that has been opened meanwhile.
  if (response.status === 401 && token === currentSession()?.accessToken) endSession()
  return response
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const clock = AbortSignal.timeout(timeout)
  const response = await fetch(path, { ...init, signal: clock }).catch(() => undefined)
  if (!response) throw new Unanswered(clock.aborted ? 'noAnswer' : 'noConnection')
  return response
}

/** JSON is a file only where it says that it is to be saved: refusals are JSON, too. */
function isFile({ ok, headers }: Response): boolean {
  const isJson = headers.get('Content-Type')?.startsWith('application/json') === true
  return ok && (!isJson || headers.get('Content-Disposition')?.startsWith('attachment') === true)
}

async function refusalIn(response: Response): Promise<Error> {
  const failure = (await response.json().catch(() => undefined)) as Failure | undefined
  return failure?.success === false ? new Refused(failure) : new Unanswered('unreadable')
}

/** RFC 6266: the name as it is goes before the one in ASCII. */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'file')
}

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  follow(url, name)
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Without a name the file keeps the server's. */
function follow(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
