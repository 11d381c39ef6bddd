import { conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'
import { beyond, given, type List, orderColumns, orderJoins, type OrderRow, ownedBy } from '../orders.reads.ts'

type ArchiveFilter = { no: string | undefined; museumId: number | undefined; lower: string | undefined; upper: string | undefined }

/**
 * Archived orders, newest visit first; `no` is an order number or a part of the client's reference. Of a museum are the orders of its objects,
 * and wishes, guides and coaches that name it.
 */
export async function listArchive(db: Db, list: List, { no, museumId, lower, upper }: ArchiveFilter): Promise<OrderRow[]> {
  const museum = museumId === undefined ? [] : [museumId]
  const asked = conditions(
    museumId === undefined ? 'orders_archive' : 'orders_archive_of_museum',
    [...given(list), ...museum],
    [
      ownedBy(list.scope),
      beyond(list.cursor, '<'),
      {
        name: 'no',
        when: no !== undefined,
        sql: 'orders.id::text = ? or position(lower(?) in lower(orders.refno)) > 0',
        values: [no, no],
      },
      { name: 'lower', when: lower !== undefined, sql: 'orders.pass_date >= ?', values: [lower] },
      { name: 'upper', when: upper !== undefined, sql: 'orders.pass_date <= ?', values: [upper] },
    ],
  )
  const where = `orders.customer_id = $1 and orders.archived_at is not null ${asked.where}`
  const { rows } = await db.query<OrderRow>({
    name: asked.name,
    text: `select ${orderColumns('$2')} from orders ${orderJoins}
           where ${museumId === undefined ? where : `orders.id in (${ofMuseum(where)})`} ${latestFirst} limit $3`,
    values: asked.values,
  })
  return rows
}

const latestFirst = 'order by orders.pass_date desc, orders.starts desc, orders.id desc'

/**
 * A page of the museum $4: the first orders of each of its objects, of each service of the company that names it, and of wishes for all its
 * objects, each read from one index (orders_archive_museum) in the order of the page; an "or" between them would read the whole archive.
 */
function ofMuseum(where: string): string {
  const first = (condition: string): string =>
    `(select orders.id, orders.pass_date, orders.starts from orders where ${where} and ${condition} ${latestFirst} limit $3)`
  const ofObject = first('orders.museum_object_id = sold.system_id and (sold.service is null or orders.museum_id = $4)')
  const ofAll = first('orders.museum_object_id is null and orders.museum_id = $4')
  return `select page.id
    from (
      select found.* from offered_museum_objects as sold cross join lateral ${ofObject} as found where sold.museum_id = $4 or sold.service is not null
      union all ${ofAll}
    ) as page
    order by page.pass_date desc, page.starts desc, page.id desc limit $3`
}
