import type { Db } from '../db/pool.ts'
import { type OrderScope, scopeValues, visitToday } from './orders.store.ts'

/** Asked twice: of the customer's indexes by day one has what is archived, and another the rest. */
function visitsToday(archived: 'is null' | 'is not null'): string {
  return `select from orders left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
    where orders.customer_id = $1 and orders.archived_at ${archived} and ($2::integer is null or orders.placed_by = $2 or orders.guide = $3)
      and orders.status = 'confirmed' and ${visitToday}
      and coalesce(museum_objects.museum_id, orders.museum_id) = $4`
}

/** Whether the reader has a confirmed order at the museum today, by the museum's clock. */
export async function hasVisitToday(db: Db, scope: OrderScope, museumId: number): Promise<boolean> {
  const { rows } = await db.query({
    name: 'order_visit_today',
    text: `select exists (${visitsToday('is null')}) or exists (${visitsToday('is not null')}) as has`,
    values: [...scopeValues(scope), museumId],
  })
  return rows[0]?.has === true
}

/** Confirmed orders of a day that are not archived, by museum. */
export async function countVisits(db: Db, date: string): Promise<Map<number, number>> {
  const { rows } = await db.query({
    name: 'order_visits_of_day',
    text: `select coalesce(museum_objects.museum_id, orders.museum_id) as "museumId", count(*)::integer as orders
           from orders left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
           where orders.pass_date = $1 and orders.archived_at is null and orders.status = 'confirmed'
             and coalesce(museum_objects.museum_id, orders.museum_id) is not null
           group by 1`,
    values: [date],
  })
  return new Map(rows.map(({ museumId, orders }) => [museumId, orders]))
}
