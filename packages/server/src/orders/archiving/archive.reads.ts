import { type Condition, conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'
import { beyond, given, type List, orderColumns, orderJoins, type OrderRow, ownedBy, ofTheirKinds } from '../orders.reads.ts'
import { type OrderScope, scopeValues } from '../orders.store.ts'

export type ArchiveFilter = { no: string | undefined; museumId: number | undefined; lower: string | undefined; upper: string | undefined }

/**
 * Archived orders, newest visit first; `no` is an order number or a part of the client's reference. Of a museum are the orders of its objects,
 * and wishes, guides and coaches that name it.
 */
export async function listArchive(db: Db, list: List, filter: ArchiveFilter): Promise<OrderRow[]> {
  const { rows } = await (filter.museumId === undefined ? askAll(db, list, filter) : askMuseum(db, list, filter))
  return ofTheirKinds(rows)
}

/** How many orders that list has. */
export async function countArchive(db: Db, scope: OrderScope, filter: ArchiveFilter): Promise<number> {
  const [customerId] = scopeValues(scope)
  const { rows } = await (filter.museumId === undefined
    ? countAll(db, customerId, scope, filter)
    : countMuseum(db, customerId, scope, filter))
  return rows[0]?.total ?? 0
}

function countAll(db: Db, customerId: number | null, scope: OrderScope, filter: ArchiveFilter) {
  const asked = conditions('orders_archive_count', [customerId], narrowed(scope, filter))
  return db.query({
    name: asked.name,
    text: `select count(*)::integer as total from orders where ${archived} ${asked.where}`,
    values: asked.values,
  })
}

function countMuseum(db: Db, customerId: number | null, scope: OrderScope, filter: ArchiveFilter) {
  const asked = conditions('orders_archive_count_of_museum', [customerId, filter.museumId], narrowed(scope, filter))
  return db.query({
    name: asked.name,
    text: `select count(*)::integer as total from (${ofMuseum(`${archived} ${asked.where}`, { museum: '$2', limit: 'null' })}) as listed`,
    values: asked.values,
  })
}

const archived = 'orders.customer_id = $1 and orders.archived_at is not null'

function askAll(db: Db, list: List, filter: ArchiveFilter) {
  const asked = conditions('orders_archive', given(list), paged(list, filter))
  return db.query({
    name: asked.name,
    text: `select ${orderColumns('$2')} from orders ${orderJoins} where ${archived} ${asked.where} ${latestFirst} limit $3`,
    values: asked.values,
  })
}

function askMuseum(db: Db, list: List, filter: ArchiveFilter) {
  const asked = conditions('orders_archive_of_museum', [...given(list), filter.museumId], paged(list, filter))
  return db.query({
    name: asked.name,
    text: `select ${orderColumns('$2')} from orders ${orderJoins}
           where orders.id in (${ofMuseum(`${archived} ${asked.where}`, { museum: '$4', limit: '$3' })}) ${latestFirst} limit $3`,
    values: asked.values,
  })
}

function paged({ scope, cursor }: List, filter: ArchiveFilter): Condition[] {
  return [beyond(cursor, '<'), ...narrowed(scope, filter)]
}

function narrowed(scope: OrderScope, { no, lower, upper }: ArchiveFilter): Condition[] {
  return [
    ownedBy(scope),
    {
      name: 'no',
      when: no !== undefined,
      sql: 'orders.id::text = ? or position(lower(?) in lower(orders.refno)) > 0',
      values: [no, no],
    },
    { name: 'lower', when: lower !== undefined, sql: 'orders.pass_date >= ?', values: [lower] },
    { name: 'upper', when: upper !== undefined, sql: 'orders.pass_date <= ?', values: [upper] },
  ]
}

const latestFirst = 'order by orders.pass_date desc, orders.starts desc, orders.id desc'

/**
 * A page of a museum, both named by their parameters: the first orders of each of its objects, of each service of the company that names it, and of wishes for all its
 * objects, each read from one index (orders_archive_museum) in the order of the page; an "or" between them would read the whole archive.
 */
function ofMuseum(where: string, { museum, limit }: { museum: string; limit: string }): string {
  const first = (condition: string): string =>
    `(select orders.id, orders.pass_date, orders.starts from orders where ${where} and ${condition} ${latestFirst} limit ${limit})`
  const ofObject = first(`orders.museum_object_id = sold.system_id and (sold.service is null or orders.museum_id = ${museum})`)
  const ofAll = first(`orders.museum_object_id is null and orders.museum_id = ${museum}`)
  return `select page.id
    from (
      select found.* from offered_museum_objects as sold cross join lateral ${ofObject} as found where sold.museum_id = ${museum} or sold.service is not null
      union all ${ofAll}
    ) as page
    order by page.pass_date desc, page.starts desc, page.id desc limit ${limit}`
}
