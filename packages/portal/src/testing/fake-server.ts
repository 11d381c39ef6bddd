import type { Envelope } from '@anfilada/contract/envelope'
import { vi } from 'vitest'
import { evenSums } from './samples.ts'

export type Call = { path: string; action: string; data: Record<string, unknown>; headers: Headers }
type Answer = Envelope<unknown> | Response | object | 'silence' | 'never'
export type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>

/** What stands beside the orders on every page of them; a test that is about it answers itself. */
const beside: Answers = {
  get_due_wishes: { success: true, data: { result: [] } },
  get_guides: { success: true, data: { result: [] } },
  notices: { success: true, data: { result: { news_mark: false, advert: null, popup: null, submission: [], schedule_notice: null } } },
  public_notices: { success: true, data: { result: { login_notification: null, advert: null, submission: [], schedule_notice: null } } },
  about_object: 'never',
  count_unread_messages: { success: true, data: { result: { unread: 0, feedback: 0, orders: [] } } },
  get_messages: { success: true, data: { result: [], earlier: null } },
  get_balance: {
    success: true,
    data: {
      result: {
        balance: 0,
        settlement: 'invoice',
        credit_limit: null,
        available: null,
        ...evenSums,
        due_orders: [],
        currency: 'RUB',
      },
    },
  },
}

/**
 * Stands in for the network, not for our modules: answers by action name or by path.
 * `silence` breaks the connection, `never` keeps it open without a word. Gives back what was asked.
 */
export function serve(answers: Answers): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const call = readCall(input, init)
    calls.push(call)
    const answer = answers[call.action] ?? answers[call.path] ?? beside[call.action]
    if (answer === undefined) throw new Error(`The test has no answer for ${call.action || call.path}`)
    const said = await Promise.resolve(typeof answer === 'function' ? (answer as (call: Call) => Answer)(call) : answer)
    if (said === 'never') return new Promise<never>(() => undefined)
    if (said === 'silence') throw new TypeError('Failed to fetch')
    return said instanceof Response ? said : Response.json(said)
  })
  return calls
}

function readCall(input: string, init: RequestInit): Call {
  const form = init.body instanceof FormData ? init.body : undefined
  const text = form ? textOf(form.get('data')) || '{}' : typeof init.body === 'string' ? init.body : '{}'
  return {
    path: new URL(input, 'http://portal.test').pathname,
    action: form ? textOf(form.get('action')) : '',
    data: JSON.parse(text) as Record<string, unknown>,
    headers: new Headers(init.headers),
  }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
