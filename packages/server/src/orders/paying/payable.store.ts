import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { PricedLine } from '@anfilada/contract/pricing/price-order'
import { publish } from '../../db/outbox.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { allocate } from '../../ledger/index.ts'
import { type LineTuple, readLine } from '../order-lines.rules.ts'
import { orderReference, recordEvent } from '../orders.store.ts'

/** What is charged for an order, penalties included; as the indexes orders_due and orders_overpaid have it. */
export const chargedKopecks = `(orders.penalty_kopecks + (case when orders.status = 'confirmed' then orders.total_kopecks else 0 end))`

export type PaidOrder = {
  id: number
  customerId: number
  status: OrderStatus
  charged: number
  paid: number
  passDate: string
  museum: string | null
  lines: LineTuple[]
}

const paidOrder = `select orders.id, orders.customer_id as "customerId", orders.status, ${chargedKopecks}::bigint as charged,
    orders.paid_kopecks as paid, orders.pass_date as "passDate", museums.name ->> 'ru_RU' as museum, orders.lines
  from orders
  left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
  left join offered_museums as museums on museums.id = museum_objects.museum_id`

/** A customer's orders of these numbers, by number; another's are not found. */
export async function findPaidOrders(db: Db, customerId: number, ids: readonly number[]): Promise<PaidOrder[]> {
  const { rows } = await db.query({
    name: 'orders_paying',
    text: `${paidOrder} where orders.customer_id = $1 and orders.id = any ($2::integer[]) order by orders.id`,
    values: [customerId, ids],
  })
  return rows
}

/** The same, locked by number; the customer's account is locked already (docs/ARCHITECTURE.md, lock order). */
export async function lockPaidOrders(tx: Tx, customerId: number, ids: readonly number[]): Promise<PaidOrder[]> {
  await tx.query({
    name: 'orders_paying_lock',
    text: `select from orders where orders.customer_id = $1 and orders.id = any ($2::integer[]) order by orders.id for no key update`,
    values: [customerId, ids],
  })
  return findPaidOrders(tx, customerId, ids)
}

/** What is still to be paid; nothing for an order that takes no payment: only a confirmed one does (specification/money.md). */
export function payableKopecks(order: Pick<PaidOrder, 'status' | 'charged' | 'paid'>): Kopecks {
  return kopecks(order.status === 'confirmed' ? Math.max(0, order.charged - order.paid) : 0)
}

type Move = { order: Pick<PaidOrder, 'id' | 'customerId' | 'paid'>; source: string; amount: Kopecks; actorId: number | null }

/** Money pays the order, or (below zero) is taken back from it: allocation, sum, history and news together. The order is locked. */
export async function moveMoney(tx: Tx, { order, source, amount, actorId }: Move): Promise<void> {
  await allocate(tx, { customerId: order.customerId, reference: orderReference(order.id), actorId }, source, amount)
  await tx.query({
    name: 'order_pay',
    text: 'update orders set paid_kopecks = orders.paid_kopecks + $2 where orders.id = $1',
    values: [order.id, amount],
  })
  const kind = amount > 0 ? 'paid' : 'money_freed'
  const changes = { paid: { from: order.paid, to: order.paid + amount } }
  await recordEvent(tx, { orderId: order.id, kind, actorId, changes })
  await publish(tx, { topic: `order.${kind}`, customerId: order.customerId, payload: { order_id: order.id } })
}

/** Orders of which more is paid than charged: they were cancelled or became cheaper. */
export async function listOverpaid(db: Db, limit: number): Promise<{ id: number; customerId: number }[]> {
  const { rows } = await db.query({
    name: 'orders_overpaid',
    text: `select orders.id, orders.customer_id as "customerId" from orders where orders.paid_kopecks > ${chargedKopecks}
           order by orders.id limit $1`,
    values: [limit],
  })
  return rows
}

/** What of the order each source paid, the latest first. */
export async function listSources(db: Db, orderId: number): Promise<{ source: string; amount: number }[]> {
  const { rows } = await db.query({
    name: 'order_sources',
    text: `select ledger_allocations.source, sum(ledger_allocations.amount_kopecks)::bigint as amount
           from offered_ledger_allocations as ledger_allocations where ledger_allocations.reference = $1
           group by ledger_allocations.source having sum(ledger_allocations.amount_kopecks) > 0
           order by max(ledger_allocations.id) desc`,
    values: [orderReference(orderId)],
  })
  return rows
}

/** What the order is for, as a receipt names it. */
export function pricedLines(order: Pick<PaidOrder, 'lines'>): PricedLine[] {
  return order.lines.map(readLine)
}
