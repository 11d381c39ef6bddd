import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { Db } from '../../db/pool.ts'
import { onlyRow } from '../../db/statement-rows.ts'

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

export type DueSums = { total: number; today: number; overdue: number; count: number }

/** All that is charged and not paid, kopecks; of it, that of visits today and of visits that are over, by the museums' day. */
export async function sumDue(db: Db, customerId: number): Promise<DueSums> {
  const { rows } = await db.query({
    name: 'orders_due_sum',
    text: `select coalesce(sum(owing.due), 0)::bigint as total,
                  coalesce(sum(owing.due) filter (where owing.pass_date = local_day(now())), 0)::bigint as today,
                  coalesce(sum(owing.due) filter (where owing.pass_date < local_day(now())), 0)::bigint as overdue,
                  count(*)::integer as count
           from (select orders.pass_date, ${charged} - orders.paid_kopecks as due
                 from orders where orders.customer_id = $1 and (${charged}) > orders.paid_kopecks) as owing`,
    values: [customerId],
  })
  return onlyRow(rows)
}
