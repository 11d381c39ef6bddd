import { findCustomerName } from '../customers/index.ts'
import type { Db } from '../db/pool.ts'
import { type OrderScope, scopeValues } from '../orders/index.ts'
import type { Place } from './messages.rules.ts'

/** The place of an order's thread, where whoever asks may see the order. */
export async function findPlaceOfOrder(db: Db, orderId: number, scope: OrderScope): Promise<Place | undefined> {
  const { rows } = await db.query({
    name: 'message_order',
    text: `select orders.customer_id as "customerId", orders.id as "orderId" from offered_orders as orders
           where orders.id = $1 and ($2::integer is null or orders.customer_id = $2)
             and ($3::integer is null or orders.placed_by = $3 or orders.guide = $4)`,
    values: [orderId, ...scopeValues(scope)],
  })
  return rows[0]
}

/** A customer's general thread; undefined where there is no such customer. */
export async function findGeneralPlace(db: Db, customerId: number): Promise<Place | undefined> {
  return (await findCustomerName(db, customerId)) === undefined ? undefined : { customerId, orderId: null }
}
