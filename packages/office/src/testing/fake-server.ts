import { eventPaths } from '@anfilada/contract/events'
import type { Envelope, Failure } from '@anfilada/contract/envelope'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
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
  unauthenticated = false
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
    if (action === 'office_applications') return { success: true, data: { result: [], next: null, waiting: 0 } }
    if (action === 'office_order') return this.#answerOrder(Number(data.order_id))
    if (action === 'order_assignment') return { success: true, data: { result: nobodyGoes(Number(data.order_id)) } }
    if (action === 'office_messages') return { success: true, data: { result: [], earlier: null, reader: 'ru' } }
    if (action === 'office_unread_messages') return { success: true, data: { result: { unread: 0, feedback: 0, orders: [] } } }
    if (action === 'office_setup') return { success: true, data: { result: [] } }
    if (action === 'office_equipment') return { success: true, data: { result: [] } }
    if (this.queueAnswer === 'silence') throw new TypeError('Failed to fetch')
    const waiting = [...this.#orders.values()].filter(({ data: { kind }, info }) => isUnanswered(info) && kind === (data.kind ?? kind))
    return { success: true, data: { result: waiting, next: null, total: waiting.length } }
  }

  #decide(call: Call): Envelope<unknown> {
    this.decisions.push(call)
    const planned = this.answers.shift()
    if (planned === 'silence') throw new TypeError('Failed to fetch')
    if (planned) return planned
    const id = Number(call.data.order_id)
    const order = this.#orders.get(id)
    const status = becomes[call.action]
    if (order && status) this.#orders.set(id, { ...order, info: { ...order.info, status, pending_change: null } })
    return this.#answerOrder(id)
  }

  #answerOrder(id: number): Envelope<unknown> {
    const order = this.#orders.get(id)
    return order
      ? { success: true, data: { result: order } }
      : { success: false, error: 'The order is not found.', code: 'order_not_found' }
  }
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
