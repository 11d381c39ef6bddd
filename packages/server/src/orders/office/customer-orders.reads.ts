import type { Visits } from '@anfilada/contract/orders/customer-orders'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import { conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'
import { beyond, type Cursor, ofTheirKinds } from '../orders.reads.ts'
import { type OfficeOrderRow, officeOrderColumns, officeOrderJoins } from './office-orders.reads.ts'

type Which = { customerId: number; archived: boolean; visits: Visits | undefined }
export type CustomerOrders = Which & { language: Language; cursor: Cursor; limit: number }

const hasPassed = `(orders.pass_date < local_day(now()))`

/** Open orders of one customer by their days, or its archive or past visits, the latest first; one more than the limit. */
export async function listCustomerOrders(db: Db, asked: CustomerOrders): Promise<OfficeOrderRow[]> {
  const { rows } = await (asked.archived ? askArchive(db, asked) : asked.visits === 'past' ? askPast(db, asked) : askOpen(db, asked))
  return ofTheirKinds(rows)
}

function askOpen(db: Db, asked: CustomerOrders) {
  const page = conditions('office_customer_open', given(asked), [
    { name: 'coming', when: asked.visits === 'coming', sql: `not ${hasPassed}`, values: [] },
    beyond(asked.cursor, '>'),
  ])
  return db.query({
    name: page.name,
    text: `select ${officeOrderColumns} from orders ${officeOrderJoins}
           where orders.customer_id = $2 and orders.archived_at is null ${page.where}
           order by orders.pass_date, orders.starts, orders.id limit $3`,
    values: page.values,
  })
}

function askPast(db: Db, asked: CustomerOrders) {
  const page = conditions('office_customer_past', given(asked), [beyond(asked.cursor, '<')])
  return db.query({
    name: page.name,
    text: `select ${officeOrderColumns} from orders ${officeOrderJoins}
           where orders.customer_id = $2 and orders.archived_at is null and ${hasPassed} ${page.where}
           order by orders.pass_date desc, orders.starts desc, orders.id desc limit $3`,
    values: page.values,
  })
}

function askArchive(db: Db, asked: CustomerOrders) {
  const page = conditions('office_customer_archive', given(asked), [beyond(asked.cursor, '<')])
  return db.query({
    name: page.name,
    text: `select ${officeOrderColumns} from orders ${officeOrderJoins}
           where orders.customer_id = $2 and orders.archived_at is not null ${page.where}
           order by orders.pass_date desc, orders.starts desc, orders.id desc limit $3`,
    values: page.values,
  })
}

function given({ customerId, language, limit }: CustomerOrders): unknown[] {
  return [nameKeys[language], customerId, limit + 1]
}

/** How many orders that list has. */
export async function countCustomerOrders(db: Db, { customerId, archived, visits }: Which): Promise<number> {
  const asked = conditions(
    'office_customer_count',
    [customerId, archived],
    [{ name: 'visits', when: visits !== undefined && !archived, sql: `${hasPassed} = ?::boolean`, values: [visits === 'past'] }],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select count(*)::integer as total from orders
           where orders.customer_id = $1 and (orders.archived_at is not null) = $2::boolean ${asked.where}`,
    values: asked.values,
  })
  return rows[0]?.total ?? 0
}

export type OpenCount = { customer_id: number; upcoming: number }

export async function countOpenOrders(db: Db, customerIds: readonly number[]): Promise<OpenCount[]> {
  const { rows } = await db.query({
    name: 'office_open_counts',
    text: `select orders.customer_id, count(*)::integer as upcoming from orders
           where orders.customer_id = any ($1::integer[]) and orders.archived_at is null and not ${hasPassed}
           group by orders.customer_id order by orders.customer_id`,
    values: [customerIds],
  })
  return rows
}
