import { eventPaths } from '@anfilada/contract/events'
import type { Envelope, Failure } from '@anfilada/contract/envelope'
import type { DecisionAct } from '@anfilada/contract/orders/decision-acts'
import type { OwnDecision } from '@anfilada/contract/orders/decisions'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { OfficeOrderContext } from '@anfilada/contract/orders/order-context'
import type { Assignment } from '@anfilada/contract/orders/resources'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'

type Call = { action: string; data: Record<string, unknown>; key: string | null; token: string | null }

const becomes: Record<string, OrderStatus> = {
  confirm_order: 'confirmed',
  wait_order: 'waiting_list',
  reject_order: 'rejected',
  cancel_order: 'cancelled',
  accept_change: 'confirmed',
  decline_change: 'confirmed',
}

/** Stands for the server behind `fetch`: keeps orders and every decision that reached it. */
export class FakeServer {
  readonly decisions: Call[] = []
  /** The next decisions answer this instead; `silence` breaks the line. */
  answers: (Failure | 'silence')[] = []
  queueAnswer: 'orders' | 'silence' = 'orders'
  /** Decisions wait their minute; without, they hold at once. */
  waits = false
  /** What is refused by number, as it is foreseen; `silence` breaks the line. */
  foreseen: Readonly<Record<number, string>> | 'silence' = {}
  /** The reader's own, the newest first. */
  own: OwnDecision[] = []
  unauthenticated = false
  /** What stands beside every order. */
  context: OfficeOrderContext = { account: { due: 0, overdue: 0, limit: null, left: null, balance: 0 }, license: null, day: [] }
  readonly #orders: Map<number, OfficeOrderDetails>

  constructor(orders: readonly OfficeOrderDetails[]) {
    this.#orders = new Map(orders.map((order) => [order.id, order]))
  }

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    // Open and silent: what it would say a test says by tellNews.
    if (path === eventPaths.office) return new Response(new ReadableStream())
    const form = init.body as FormData
    const headers = new Headers(init.headers)
    const call = {
      action: field(form, 'action'),
      data: JSON.parse(field(form, 'data')) as Record<string, unknown>,
      key: headers.get('Idempotency-Key'),
      token: headers.get('Authorization'),
    }
    if (this.unauthenticated) return answer({ success: false, error: 'Sign in again.', code: 'unauthenticated' }, 401)
    if (call.action === 'undo_decision') return answer(this.#undo(call))
    return answer(call.action in becomes ? this.#decide(call) : this.#read(call))
  }

  /** A customer sends an order. */
  place(order: OfficeOrderDetails): void {
    this.#orders.set(order.id, order)
  }

  /** A colleague decides. */
  decideElsewhere(id: number, kind: 'confirmed' | 'rejected', actor: string): void {
    const order = this.#orders.get(id)
    if (!order) throw new Error(`The test has no order ${id}`)
    const event = { at: '2026-11-20T09:40:00+03:00', kind, actor, by_staff: true, changes: {} }
    const info = { ...order.info, status: kind, status_label: kind }
    this.#orders.set(id, { ...order, info, history: [...order.history, event] })
  }

  #read({ action, data }: Call): Envelope<unknown> {
    const always = fixed[action]
    if (always) return { success: true, data: always }
    if (action === 'order_context') return { success: true, data: { result: this.context } }
    if (action === 'office_decisions') return { success: true, data: { result: this.own } }
    if (action === 'preview_decisions') return this.#foresee(data.orders as { order_id: number }[])
    if (action === 'office_order') return this.#answerOrder(Number(data.order_id))
    if (action === 'order_assignment') return { success: true, data: { result: nobodyGoes(Number(data.order_id)) } }
    if (this.queueAnswer === 'silence') throw new TypeError('Failed to fetch')
    const unanswered = [...this.#orders.values()]
      .filter(({ info }) => isUnanswered(info))
      .filter(({ id }) => !this.own.some(({ order, failed }) => order.id === id && failed === null))
    const counts = unanswered.map(({ data: { kind } }) => ({ kind, part: 'new', count: 1 }))
    const kinds = [data.kind ?? []].flat()
    const waiting = unanswered.filter(({ data: { kind } }) => kinds.length === 0 || kinds.includes(kind))
    return { success: true, data: { result: waiting, next: null, total: waiting.length, counts } }
  }

  #decide(call: Call): Envelope<unknown> {
    this.decisions.push(call)
    const planned = this.answers.shift()
    if (planned === 'silence') throw new TypeError('Failed to fetch')
    if (planned) return planned
    const id = Number(call.data.order_id)
    const order = this.#orders.get(id)
    const status = becomes[call.action]
    if (order && this.waits) return this.#wait(call, order)
    if (order && status) this.#orders.set(id, { ...order, info: { ...order.info, status, pending_change: null } })
    const said = this.#answerOrder(id)
    return said.success ? { success: true, data: { ...(said.data as object), pending_until: null } } : said
  }

  #foresee(orders: readonly { order_id: number }[]): Envelope<unknown> {
    const { foreseen } = this
    if (foreseen === 'silence') throw new TypeError('Failed to fetch')
    const result = orders.map(({ order_id }) => {
      const error = foreseen[order_id]
      return { order_id, refusal: error === undefined ? null : { code: 'no_places', error } }
    })
    return { success: true, data: { result } }
  }

  #undo(call: Call): Envelope<unknown> {
    this.decisions.push(call)
    const order_id = Number(call.data.order_id)
    this.own = this.own.filter(({ order }) => order.id !== order_id)
    return { success: true, data: { result: { order_id } } }
  }

  #wait({ action, data }: Call, order: OfficeOrderDetails): Envelope<unknown> {
    const until = '2026-11-20T09:41:00+03:00'
    const time = typeof data.time === 'string' ? data.time : null
    this.own = [{ act: action as DecisionAct, order, time, until, seconds_left: 60, failed: null }, ...this.own]
    return { success: true, data: { result: order, pending_until: until } }
  }

  #answerOrder(id: number): Envelope<unknown> {
    const order = this.#orders.get(id)
    return order
      ? { success: true, data: { result: order } }
      : { success: false, error: 'The order is not found.', code: 'order_not_found' }
  }
}

/** What stands around the queue, and is the same in every test. */
const fixed: Readonly<Record<string, object>> = {
  office_applications: { result: [], next: null, waiting: 0 },
  office_messages: { result: [], earlier: null, reader: 'ru' },
  office_unread_messages: { result: { unread: 0, feedback: 0, orders: [] } },
  office_setup: { result: [] },
  office_equipment: { result: [] },
}

function nobodyGoes(orderId: number): Assignment {
  return { order_id: orderId, resource: null, employee: null, resources: [], employees: [{ id: 5, name: 'Pavel', clashes: [] }] }
}

function isUnanswered({ status, pending_change: change }: OfficeOrderDetails['info']): boolean {
  return status === 'in_processing' || status === 'waiting_list' || change !== null
}

function answer(envelope: Envelope<unknown>, status = 200): Response {
  return new Response(JSON.stringify(envelope), { status })
}

function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
