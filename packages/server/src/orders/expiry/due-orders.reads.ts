import type { SystemReason } from '@anfilada/contract/orders/system-reasons'
import type { Db } from '../../db/pool.ts'
import { visitBegun } from '../orders.store.ts'

/** Far more than ever come due within a minute; the rest comes with the next one. */
const most = 1_000

/** When an order is over without anybody's doing, by the clock of the database and in museum time (product.md §3, Expiry). */
const due: Record<SystemReason, string> = {
  unpaid: `orders.status = 'confirmed' and orders.payable_since is not null and orders.archived_at is null
    and orders.paid_kopecks < orders.total_kopecks and not ${visitBegun}
    and pay_until(orders.payable_since, orders.customer_id, orders.museum_object_id, orders.pass_date, orders.starts) <= now()`,
  not_answered: `orders.status = 'in_processing' and orders.pass_date <= (now() + interval '1 day')::date and ${visitBegun}`,
  waiting_ended: `orders.status = 'waiting_list'
    and cut_off_moment(orders.museum_object_id, orders.customer_id, orders.pass_date, orders.starts) <= now()
    and not exists (
      select from waiting_entries join slots on slots.id = waiting_entries.slot_id
      where waiting_entries.order_id = orders.id
        and cut_off_moment(slots.museum_object_id, orders.customer_id, slots.pass_date, slots.starts) > now())`,
}

const source = 'from orders left join museum_objects on museum_objects.system_id = orders.museum_object_id'

/** Orders that are due, the oldest first, read without a lock. */
export async function listDueOrders(db: Db, reason: SystemReason): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: `orders_due_${reason}`,
    text: `select orders.id ${source} where ${due[reason]} order by orders.id limit ${most}`,
    values: [],
  })
  return rows.map((row) => row.id)
}

/** Asked again under the order's lock: it may have been paid, answered or served meanwhile. */
export async function isStillDue(db: Db, orderId: number, reason: SystemReason): Promise<boolean> {
  const { rowCount } = await db.query({
    name: `order_still_due_${reason}`,
    text: `select ${source} where orders.id = $1 and ${due[reason]}`,
    values: [orderId],
  })
  return rowCount === 1
}
