import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import { mostInManifest, visitKinds } from '@anfilada/contract/orders/day-manifest'
import type { Db } from '../../db/pool.ts'
import { licenseNumberSql } from '../../licenses/index.ts'
import { officeOrderColumns, officeOrderJoins, type OfficeOrderRow } from '../office/office-orders.reads.ts'
import { museumColumn, ofTheirKinds } from '../orders.reads.ts'

export type ManifestRow = OfficeOrderRow & {
  license: string | null
  needsLicense: boolean
  resource: string | null
  employee: string | null
}

/**
 * SQL for the orders of the day `$2` that somebody is expected for. Tickets are found by the day's slots and the other kinds by an index of
 * their own, archived or not: a day that is over reads as it was. Tickets without a slot are found until they are archived.
 */
const expected = `orders.status in ('in_processing', 'confirmed') and orders.id in (
  select day.id from orders as day where day.pass_date = $2 and day.archived_at is null
  union
  select day.id from orders as day where day.pass_date = $2 and day.kind <> 'museum_tickets'
  union
  select day.id from offered_museum_objects as objects
  join offered_slots as slots on slots.museum_object_id = objects.system_id and slots.pass_date = $2
  join orders as day on day.slot_id = slots.id and day.status in ('in_processing', 'confirmed'))`

const museumId = museumColumn('id')

const license = licenseNumberSql({
  customerId: 'orders.customer_id',
  museumId,
  guide: 'orders.guide',
  groupCategory: 'orders.group_category',
  passDate: 'orders.pass_date',
})

type Asked = { date: string; museumId: number | undefined; language: Language }

/** By museum and hour, those of no museum last; one more than a list has. */
export async function listManifest(db: Db, { date, museumId: asked, language }: Asked): Promise<ManifestRow[]> {
  const { rows } = await db.query({
    name: 'manifest',
    text: `select ${officeOrderColumns}, ${license} as license,
                  coalesce(museum_objects.needs_license, false) as "needsLicense", resources.name as resource, employees.name as employee
           from orders ${officeOrderJoins}
           left join order_assignments on order_assignments.order_id = orders.id
           left join resources on resources.id = order_assignments.resource_id
           left join offered_users as employees on employees.id = order_assignments.employee_id
           where ${expected} and ($3::integer is null or ${museumId} = $3)
           order by ${museumId} nulls last, coalesce(orders.confirmed_time, orders.starts), orders.id limit $4`,
    values: [nameKeys[language], date, asked ?? null, mostInManifest + 1],
  })
  return ofTheirKinds(rows)
}

export type MuseumOfDay = { id: number | null; name: string | null; emblem: OfficeOrderRow['emblem']; groups: number; pax: number }

/** How many groups and people of visits each museum expects, those of no museum last. */
export async function countManifest(db: Db, { date, language }: Omit<Asked, 'museumId'>): Promise<MuseumOfDay[]> {
  const { rows } = await db.query({
    name: 'manifest_museums',
    text: `select ${museumId} as id, ${museumColumn('name')} ->> $1 as name, ${museumColumn('emblem')} as emblem, count(*)::integer as groups,
                  coalesce(sum(orders.places) filter (where orders.kind = any ($3)), 0)::integer as pax
           from orders
           left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
           left join offered_museums as museums on museums.id = museum_objects.museum_id
           left join offered_museums as named_museums on named_museums.id = orders.museum_id
           where ${expected}
           group by 1, 2, 3 order by 1 nulls last`,
    values: [nameKeys[language], date, visitKinds],
  })
  return rows
}

export type ObjectOfDay = { systemId: string; visitMinutes: number; capacity: number; taken: number }

/** Of these objects how long a visit takes, and what of the day's open slots is taken. */
export async function listObjectsOfDay(
  db: Db,
  { date, systemIds }: { date: string; systemIds: readonly string[] },
): Promise<ObjectOfDay[]> {
  const { rows } = await db.query({
    name: 'manifest_objects',
    text: `select objects.system_id as "systemId", objects.visit_minutes as "visitMinutes",
                  coalesce(sum(slots.capacity), 0)::integer as capacity, coalesce(sum(slots.taken), 0)::integer as taken
           from offered_museum_objects as objects
           left join offered_slots as slots on slots.museum_object_id = objects.system_id and slots.pass_date = $1 and not slots.closed
           where objects.system_id = any ($2)
           group by objects.system_id, objects.visit_minutes order by objects.system_id`,
    values: [date, systemIds],
  })
  return rows
}
