import type { Language } from '@anfilada/contract/languages'
import { conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'
import type { Cursor } from '../orders.reads.ts'
import { type OfficeOrderRow, officeOrderSource } from './office-orders.reads.ts'

export type CustomerOrders = { customerId: number; archived: boolean; language: Language; cursor: Cursor; limit: number }

/** Open orders of one customer, the nearest visit first, or its archive, the latest first; one more than the limit. */
export async function listCustomerOrders(db: Db, asked: CustomerOrders): Promise<OfficeOrderRow[]> {
  const { columns, joins, nameKey } = officeOrderSource(asked.language)
  const [name, order, sign, filed] = asked.archived
    ? (['office_customer_archive', 'desc', '<', 'is not null'] as const)
    : (['office_customer_open', 'asc', '>', 'is null'] as const)
  const page = conditions(
    name,
    [nameKey, asked.customerId, asked.limit + 1],
    [
      {
        name: 'next',
        when: asked.cursor[0] !== null,
        sql: `(orders.pass_date, orders.starts, orders.id) ${sign} (?::date, ?::time, ?::integer)`,
        values: asked.cursor,
      },
    ],
  )
  const { rows } = await db.query<OfficeOrderRow>({
    name: page.name,
    text: `select ${columns} from orders ${joins}
           where orders.customer_id = $2 and orders.archived_at ${filed} ${page.where}
           order by orders.pass_date ${order}, orders.starts ${order}, orders.id ${order} limit $3`,
    values: page.values,
  })
  return rows
}

export type OpenCount = { customer_id: number; upcoming: number }

export async function countOpenOrders(db: Db, customerIds: readonly number[]): Promise<OpenCount[]> {
  const { rows } = await db.query<OpenCount>({
    name: 'office_open_counts',
    text: `select orders.customer_id, count(*)::integer as upcoming from orders
           where orders.customer_id = any ($1::integer[]) and orders.archived_at is null
           group by orders.customer_id order by orders.customer_id`,
    values: [customerIds],
  })
  return rows
}
