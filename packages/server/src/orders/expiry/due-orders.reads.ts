import type { SystemReason } from '@anfilada/contract/orders/order-status'
import type { Db } from '../../db/pool.ts'
import { visitBegun } from '../orders.store.ts'

/** Far more than ever come due within a minute; the rest comes with the next one. */
const most = 1_000

/**
 * When an order is over without anybody's doing, by the clock of the database and in museum time: unpaid after the hours of its contract,
 * unanswered when the visit began, waiting at the cut-off (specification/orders.md).
 */
const due: Record<SystemReason, string> = {
  unpaid: `orders.status = 'confirmed' and orders.payable_since is not null and orders.archived_at is null
    and orders.paid_kopecks < orders.total_kopecks and not ${visitBegun}
    and pay_until(orders.payable_since, orders.customer_id, orders.museum_object_id, orders.pass_date, orders.starts) <= now()`,
  not_answered: `orders.status = 'in_processing' and orders.pass_date <= (now() + interval '1 day')::date and ${visitBegun}`,
  waiting_ended: `orders.status = 'waiting_list'
    and cut_off_moment(orders.museum_object_id, orders.customer_id, orders.pass_date, orders.starts) <= now()
    and not exists (
      select from waiting_entries join offered_slots as slots on slots.id = waiting_entries.slot_id
      where waiting_entries.order_id = orders.id
        and cut_off_moment(slots.museum_object_id, orders.customer_id, slots.pass_date, slots.starts) > now())`,
}

const source = 'from orders left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id'

/**
 * Unpaid orders whose hours are over or whose cut-off may have come, by columns alone: `pay_until` asks four tables, and twenty thousand unpaid
 * orders made that a second each minute. Wider than the answer, never narrower: a day more for the zones ahead of the server's.
 */
const nearlyUnpaid = `with longest as (
    select customer_terms.customer_id, make_interval(mins => max(customer_terms.cut_off_minutes)) as cut_off
    from offered_customer_terms as customer_terms where customer_terms.cut_off_minutes is not null group by customer_terms.customer_id
  ), nearly as materialized (
    select orders.id ${source}
    join offered_customers as customers on customers.id = orders.customer_id and customers.settlement = 'pay_now'
    left join longest on longest.customer_id = orders.customer_id
    where orders.payable_since is not null and orders.status = 'confirmed' and orders.archived_at is null
      and orders.paid_kopecks < orders.total_kopecks
      and (orders.payable_since + make_interval(hours => coalesce(customers.pay_hours, 24)) <= now()
        or orders.pass_date <= (now() + greatest(museum_objects.cut_off, longest.cut_off, interval '0'))::date + 1)
  )`

function dueSql(reason: SystemReason, among = 'true'): string {
  return `select orders.id ${source} where ${among} and ${due[reason]} order by orders.id limit ${most}`
}
const listing = {
  unpaid: { name: 'orders_due_unpaid', text: `${nearlyUnpaid} ${dueSql('unpaid', 'orders.id in (select nearly.id from nearly)')}` },
  not_answered: { name: 'orders_due_not_answered', text: dueSql('not_answered') },
  waiting_ended: { name: 'orders_due_waiting_ended', text: dueSql('waiting_ended') },
} as const

/** Orders that are due, the oldest first, read without a lock. */
export async function listDueOrders(db: Db, reason: SystemReason): Promise<number[]> {
  const { rows } = await db.query({ ...listing[reason], values: [] })
  return rows.map((row) => row.id)
}

const stillDue = (reason: SystemReason): string => `select ${source} where orders.id = $1 and ${due[reason]}`
const asking = {
  unpaid: { name: 'order_still_due_unpaid', text: stillDue('unpaid') },
  not_answered: { name: 'order_still_due_not_answered', text: stillDue('not_answered') },
  waiting_ended: { name: 'order_still_due_waiting_ended', text: stillDue('waiting_ended') },
} as const

/** Asked again under the order's lock: it may have been paid, answered or served meanwhile. */
export async function isStillDue(db: Db, orderId: number, reason: SystemReason): Promise<boolean> {
  const { rowCount } = await db.query({ ...asking[reason], values: [orderId] })
  return rowCount === 1
}
