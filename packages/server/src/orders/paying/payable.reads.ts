import { type Language, nameKeys } from '@anfilada/contract/languages'
import type { PayableOrder } from '@anfilada/contract/payments/payments'
import type { Db } from '../../db/pool.ts'
import { chargedKopecks } from './payable.store.ts'

const payable = `orders.status = 'confirmed' and ${chargedKopecks} > orders.paid_kopecks`

/** A customer's orders that can be paid now, the earliest visits first. */
export async function listPayable(db: Db, customerId: number, language: Language, limit: number): Promise<PayableOrder[]> {
  const { rows } = await db.query<PayableOrder>({
    name: 'orders_payable',
    text: `select orders.id, orders.refno, coalesce(museums.name ->> $2, '') as museum, coalesce(museum_objects.name ->> $2, '') as object,
                  orders.pass_date, ${chargedKopecks}::bigint as total, orders.paid_kopecks as paid,
                  (${chargedKopecks} - orders.paid_kopecks)::bigint as due
           from orders
           left join museum_objects on museum_objects.system_id = orders.museum_object_id
           left join museums on museums.id = museum_objects.museum_id
           where orders.customer_id = $1 and ${payable}
           order by orders.pass_date, orders.starts, orders.id limit $3`,
    values: [customerId, nameKeys[language], limit],
  })
  return rows
}
