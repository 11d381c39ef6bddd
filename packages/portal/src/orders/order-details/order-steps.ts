import { isClosed } from '@anfilada/contract/orders/order-status'
import type { OrderDetails, OrderEvent } from '@anfilada/contract/orders/orders'
import { isUndecided } from './money-of-order.ts'

/** Where a line of events turns; what else was done stands in the thread alone. */
const turns = {
  placed: true,
  not_confirmed: true,
  confirmed: true,
  waiting: true,
  promoted: true,
  rejected: true,
  cancelled: true,
  paid: true,
  redeemed: true,
} as const satisfies Partial<Record<OrderEvent['kind'], true>>

/**
 * One step of an order. `line`: how the line goes on from it: over what has happened, to what is certain, to what may be, or not at all.
 * `barred`: nothing comes after it.
 */
export type OrderStep = { line: 'done' | 'sure' | 'maybe' | 'none' } & (
  | { kind: 'happened'; event: OrderEvent; barred: boolean }
  | { kind: 'answer' }
  | { kind: 'visit'; date: string; time: string | null }
)

/** What happened, and what is to come: the visit while there can be one, before it the answer that it hangs on. */
export function orderSteps({ data, info, history }: Pick<OrderDetails, 'data' | 'info' | 'history'>): OrderStep[] {
  const events = turningPoints(history)
  const over = isClosed(info.status)
  const steps = events.map((event, at): OrderStep => {
    const isLast = at === events.length - 1
    const line = !isLast ? 'done' : over ? 'none' : isUndecided(info.status) ? 'maybe' : 'sure'
    return { kind: 'happened', event, line, barred: isLast && over }
  })
  if (over) return steps
  const visit: OrderStep = { kind: 'visit', line: 'none', date: data.pass_date, time: info.confirmed_time ?? info.time }
  if (events.at(-1)?.kind === 'redeemed') return steps.map((step, at) => (at === events.length - 1 ? { ...step, line: 'none' } : step))
  return isUndecided(info.status) ? [...steps, { kind: 'answer', line: 'maybe' }, visit] : [...steps, visit]
}

/** Money that came in parts is one step, the last; a group that was let in by mistake is none. */
function turningPoints(history: readonly OrderEvent[]): OrderEvent[] {
  const lastPaid = history.findLastIndex(({ kind }) => kind === 'paid')
  const undone = history.findLastIndex(({ kind }) => kind === 'redemption_undone')
  return history.filter(({ kind }, at) => {
    if (kind === 'paid') return at === lastPaid
    return kind === 'redeemed' ? at > undone : kind in turns
  })
}
