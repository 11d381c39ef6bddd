import { isClosed } from '@anfilada/contract/orders/order-status'
import type { OrderDetails, OrderEvent } from '@anfilada/contract/orders/orders'

/** The line of events: what happened, and the visit as the hollow last step while it is still to come. */
export type OrderStep = { kind: 'happened'; event: OrderEvent } | { kind: 'visit'; date: string; time: string | null }

export function orderSteps({ data, info, history }: Pick<OrderDetails, 'data' | 'info' | 'history'>): OrderStep[] {
  const steps: OrderStep[] = history.map((event) => ({ kind: 'happened', event }))
  if (isClosed(info.status)) return steps
  return [...steps, { kind: 'visit', date: data.pass_date, time: info.confirmed_time ?? info.time }]
}
