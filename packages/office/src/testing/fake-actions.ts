import { eventPaths } from '@anfilada/contract/events'
import type { Failure } from '@anfilada/contract/envelope'

type Data = Record<string, unknown>
type Answer = object | Failure | Response | 'silence' | 'never'
export type Answers = Record<string, Answer | ((data: Data) => Answer)>

/**
 * Stands for the server behind `fetch`: what each action answers, and what was asked. A `Failure` is a refusal, `silence` breaks the
 * line, `never` keeps it open without a word.
 */
export class FakeActions {
  readonly calls: { action: string; data: Data; key: string | null }[] = []
  readonly answers: Answers

  constructor(answers: Answers) {
    this.answers = {
      office_queue: { result: [], next: null, total: 0, counts: [] },
      office_applications: noApplications,
      list_tasks: { result: [], next: null, open: 0 },
      list_payments: { result: [], next: null },
      office_messages: { result: [], earlier: null, reader: 'ru' },
      office_setup: { result: [] },
      office_unread_messages: { result: { unread: 0, feedback: 0, orders: [] } },
      office_decisions: { result: [] },
      preview_decisions: { result: [] },
      order_context: { result: { account: { due: 0, overdue: 0, limit: null, left: null, balance: 0 }, license: null, day: [] } },
      ...answers,
    }
  }

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    if (path === eventPaths.office) return new Response(new ReadableStream())
    if (!(init.body instanceof FormData)) return new Response(JSON.stringify({ success: true, data: {} }))
    const { action, data } = asked(path, init.body)
    this.calls.push({ action, data, key: new Headers(init.headers).get('Idempotency-Key') })
    const planned = this.answers[action]
    if (!planned) throw new Error(`The test has no answer to ${action}`)
    const answer = typeof planned === 'function' ? planned(data) : planned
    if (answer === 'never') return new Promise<never>(() => undefined)
    if (answer === 'silence') throw new TypeError('Failed to fetch')
    if (answer instanceof Response) return answer
    return new Response(JSON.stringify('success' in answer ? answer : { success: true, data: answer }))
  }

  /** What was asked of one action, the last first. */
  asked(action: string): Data[] {
    return this.calls
      .filter((call) => call.action === action)
      .map(({ data }) => data)
      .toReversed()
  }
}

const noApplications = { result: [], next: null, waiting: 0 }

export function refusal(code: Failure['code'], error: string, fields?: Record<string, string>): Failure {
  return { success: false, code, error, ...(fields && { fields }) }
}

/** A file goes to a path of its own. */
function asked(path: string, form: FormData): { action: string; data: Data } {
  const { action = path, data = '{}' } = Object.fromEntries(form) as Record<string, string>
  return { action, data: JSON.parse(data) as Data }
}
