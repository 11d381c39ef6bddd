import { addDays, dateIn, defaultZone } from '@anfilada/contract/dates'
import type { PaymentMethod } from '@anfilada/contract/payments/payment-status'
import { moment } from '../calendar.ts'
import type { Tx } from '../connection.ts'
import { customerId } from '../people.ts'

/** An order that somebody paid or tried to. `visit`: a day; `since`: the last thing that happened to it before. */
export type PaidOrder = { id: number; total: number; visit: string; since: string }

export type Story = {
  customer: string
  by: string
  payer: { name: string; email: string }
  method: PaymentMethod
  orders: PaidOrder[]
  /** The moments at which it was begun and at which it ended. */
  begun: string
  ended: string
  /** `kept`: the money came for an order that was cancelled while it was on its way. */
  outcome: 'paid' | 'declined' | 'kept'
}

/** A story that has its number. */
export type Told = Story & { id: number; amount: number }

/** Whether the order was paid before its visit, so that a second receipt follows it (54-FZ). */
export function isInAdvance({ begun }: Pick<Story, 'begun'>, { visit }: PaidOrder): boolean {
  return visit >= dateIn(defaultZone, begun)
}

const neva = { name: 'ООО «Нева-тур»', email: 'buh@neva-tour.example' }
const smirnova = { name: 'Смирнова Екатерина Андреевна', email: 'smirnova@example.com' }
const silkRoad = { name: 'ООО «Шёлковый путь»', email: 'pay@silk-road.example' }

/**
 * What was paid in the last weeks, one before its visit and others after it: visits that are over and in the archive, so that what is upcoming for the demo logins still waits for its
 * payer; one payment of several orders, one that was declined before, one that came too late, and a large one of an agency without logins.
 */
export async function tellPayments(client: Tx, today: string): Promise<Story[]> {
  const at = (days: number, time: string): string => moment(addDays(today, -days), time)
  const past = await ordersOf(client, 'agency', at(4, '00:00'), visited)
  const late = await ordersOf(client, 'agency', at(3, '00:00'), cancelled)
  const own = await ordersOf(client, 'individual', at(4, '00:00'), visited)
  const large = await ordersOf(client, 'silk-road', at(6, '00:00'), confirmed)
  const agency = { customer: 'agency', by: 'agency-accountant', payer: neva } as const
  const eve = (order: PaidOrder | undefined, time: string): string => moment(addDays(order?.visit ?? today, -1), time)
  const paid = { ...agency, outcome: 'paid' } as const
  const stories: Story[] = [
    { ...paid, method: 'card', orders: past.slice(0, 1), begun: eve(past[0], '11:02'), ended: eve(past[0], '11:05') },
    { ...agency, outcome: 'declined', method: 'card', orders: past.slice(1, 3), begun: at(2, '16:40'), ended: at(2, '16:42') },
    { ...paid, method: 'sbp', orders: past.slice(1, 3), begun: at(2, '16:44'), ended: at(2, '16:45') },
    {
      ...paid,
      customer: 'individual',
      by: 'individual',
      payer: smirnova,
      method: 'card',
      orders: own.slice(0, 1),
      begun: at(2, '19:21'),
      ended: at(2, '19:23'),
    },
    {
      ...paid,
      customer: 'silk-road',
      by: 'silk-road',
      payer: silkRoad,
      method: 'card',
      orders: large.slice(0, 3),
      begun: at(5, '10:15'),
      ended: at(5, '10:18'),
    },
    ...late.slice(0, 1).map((order): Story => {
      const { begun, ended } = around(order.since)
      return { ...agency, outcome: 'kept', method: 'card', orders: [order], begun, ended }
    }),
  ]
  return stories.filter(({ orders }) => orders.length > 0).toSorted((one, other) => (one.begun < other.begun ? -1 : 1))
}

const charged = `exists (select from order_events where order_events.order_id = orders.id and order_events.kind = 'confirmed')`

/** The latest ones of customer $1 until $2 first; all of them cost something and nothing is paid of them. */
function ordersSql(which: string): string {
  return `select orders.id, orders.total_kopecks as total, orders.pass_date as visit, coalesce(orders.archived_at, orders.created_at) as since
          from orders where orders.customer_id = $1 and orders.total_kopecks > 0 and ${which} order by orders.id desc limit 3`
}
const visited = { name: 'demo_orders_visited', text: ordersSql(`orders.status = 'confirmed' and orders.archived_at < $2`) } as const
const cancelled = {
  name: 'demo_orders_cancelled',
  text: ordersSql(`orders.status = 'cancelled' and orders.archived_at < $2 and ${charged}`),
} as const
const confirmed = { name: 'demo_orders_confirmed', text: ordersSql(`orders.status = 'confirmed' and orders.created_at < $2`) } as const
type Which = typeof visited | typeof cancelled | typeof confirmed

async function ordersOf(client: Tx, customer: string, until: string, which: Which): Promise<PaidOrder[]> {
  const { rows } = await client.query({ ...which, values: [customerId(customer), until] })
  return rows.map(({ since, ...order }) => ({ ...order, since: since.toISOString() }))
}

/** Begun some minutes before, and paid some minutes after. */
function around(ending: string): { begun: string; ended: string } {
  const minutes = (count: number): string => new Date(Date.parse(ending) + count * 60_000).toISOString()
  return { begun: minutes(-9), ended: minutes(4) }
}
