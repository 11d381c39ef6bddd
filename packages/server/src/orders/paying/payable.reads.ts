import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { PayableOrder } from '@anfilada/contract/payments/payments'
import { conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'
import { chargedKopecks, type PaidOrder } from './payable.store.ts'

const payable = `orders.status = 'confirmed' and ${chargedKopecks} > orders.paid_kopecks`

/** A customer's orders that can be paid now, the earliest visits first. */
export async function listPayable(db: Db, customerId: number, language: Language, limit: number): Promise<PayableOrder[]> {
  const { rows } = await db.query({
    name: 'orders_payable',
    text: `select orders.id, orders.refno, coalesce(museums.name ->> $2, '') as museum, coalesce(museum_objects.name ->> $2, '') as object,
                  orders.pass_date, ${chargedKopecks}::bigint as total, orders.paid_kopecks as paid,
                  (${chargedKopecks} - orders.paid_kopecks)::bigint as due
           from orders
           left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
           left join offered_museums as museums on museums.id = museum_objects.museum_id
           where orders.customer_id = $1 and ${payable}
           order by orders.pass_date, orders.starts, orders.id limit $3`,
    values: [customerId, nameKeys[language], limit],
  })
  return rows
}

export type NamedOrder = Pick<PaidOrder, 'id' | 'status' | 'charged' | 'paid'>

/** A customer's orders of a programme or of these numbers, whatever their state, the earliest visits first. Another's are not found. */
export async function listNamed(
  db: Db,
  customerId: number,
  { programmeId, ids }: { programmeId: number | undefined; ids: readonly number[] | undefined },
): Promise<NamedOrder[]> {
  const asked = conditions(
    'orders_named',
    [customerId],
    [
      { name: 'by_programme', when: programmeId !== undefined, sql: 'orders.programme_id = ?', values: [programmeId] },
      { name: 'by_numbers', when: programmeId === undefined, sql: 'orders.id = any (?::integer[])', values: [ids] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select orders.id, orders.status, ${chargedKopecks}::bigint as charged, orders.paid_kopecks as paid
           from orders where orders.customer_id = $1 ${asked.where} order by orders.pass_date, orders.starts, orders.id`,
    values: asked.values,
  })
  return rows
}
