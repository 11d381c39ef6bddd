import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { District, TravelTime } from '@anfilada/contract/orders/programme-clashes'
import { museumClosed } from '../../catalogue/index.ts'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { museumColumn, orderColumns, orderJoins, type OrderRow, ofTheirKinds } from '../orders.reads.ts'
import { type OrderScope, scopeValues } from '../orders.store.ts'

export type NewProgramme = { customerId: number; userId: number; name: string }

export async function insertProgramme(tx: Tx, { customerId, userId, name }: NewProgramme): Promise<number> {
  const { rows } = await tx.query({
    name: 'programme_insert',
    text: 'insert into programmes (customer_id, created_by, name) values ($1, $2, $3) returning programmes.id',
    values: [customerId, userId, name],
  })
  return onlyRow(rows).id
}

/** One without orders, made for an item that was refused. */
export async function deleteProgramme(tx: Tx, id: number): Promise<void> {
  await tx.query({ name: 'programme_delete', text: 'delete from programmes where programmes.id = $1', values: [id] })
}

export type ProgrammeRow = { id: number; name: string; createdAt: Date }

/** A programme of this customer. */
export async function findProgramme(db: Db, id: number, customerId: number): Promise<ProgrammeRow | undefined> {
  const { rows } = await db.query({
    name: 'programme_find',
    text: `select programmes.id, programmes.name, programmes.created_at as "createdAt"
           from programmes where programmes.id = $1 and programmes.customer_id = $2`,
    values: [id, customerId],
  })
  return rows[0]
}

/** An order with what its clashes are judged by. */
export type ProgrammeOrderRow = OrderRow & {
  visitMinutes: number | null
  district: District | null
  travel: TravelTime[] | null
  museumClosed: boolean | null
}

/** Orders of the programme that the reader may see, by day and time. */
export async function listProgrammeOrders(db: Db, id: number, scope: OrderScope, language: Language): Promise<ProgrammeOrderRow[]> {
  const { rows } = await db.query({
    name: 'programme_orders',
    text: `select ${orderColumns('$5')}, museum_objects.visit_minutes as "visitMinutes", ${museumColumn('district')} as district, ${museumColumn('travel')} as travel,
                  ${museumClosed('orders.pass_date')} as "museumClosed"
           from orders ${orderJoins}
           where orders.programme_id = $4 and ($1::integer is null or orders.customer_id = $1)
             and ($2::integer is null or orders.placed_by = $2 or orders.guide = $3)
           order by orders.pass_date, coalesce(orders.confirmed_time, orders.starts), orders.id`,
    values: [...scopeValues(scope), id, nameKeys[language]],
  })
  return ofTheirKinds(rows)
}
