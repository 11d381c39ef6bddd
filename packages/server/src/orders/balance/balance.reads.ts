import { type Language, nameKeys } from '@anfilada/contract/languages'
import type { Db } from '../../db/pool.ts'

// As the index orders_due has it.
const charged = `orders.penalty_kopecks + (case when orders.status = 'confirmed' then orders.total_kopecks else 0 end)`

export type DueOrder = { id: number; refno: string; museum: string; object: string; pass_date: string; due: number }

/** Orders of which something is charged and not paid, the earliest visits first. */
export async function listDueOrders(db: Db, customerId: number, language: Language, limit: number): Promise<DueOrder[]> {
  const { rows } = await db.query({
    name: 'orders_due',
    text: `select orders.id, orders.refno, coalesce(museums.name ->> $2, '') as museum, coalesce(museum_objects.name ->> $2, '') as object,
                  orders.pass_date, ${charged} - orders.paid_kopecks as due
           from orders
           left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
           left join offered_museums as museums on museums.id = museum_objects.museum_id
           where orders.customer_id = $1 and (${charged}) > orders.paid_kopecks
           order by orders.pass_date, orders.starts, orders.id limit $3`,
    values: [customerId, nameKeys[language], limit],
  })
  return rows
}

export async function sumDue(db: Db, customerId: number): Promise<{ total: number; count: number }> {
  const { rows } = await db.query({
    name: 'orders_due_sum',
    text: `select coalesce(sum(${charged} - orders.paid_kopecks), 0)::bigint as total, count(*)::integer as count
           from orders where orders.customer_id = $1 and (${charged}) > orders.paid_kopecks`,
    values: [customerId],
  })
  return rows[0] ?? { total: 0, count: 0 }
}
