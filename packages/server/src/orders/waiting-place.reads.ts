import type { WaitingPlace } from '@anfilada/contract/orders/waiting'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import type { Db } from '../db/pool.ts'
import type { OrderRow } from './orders.reads.ts'

type Row = Omit<WaitingPlace['alternatives'][number], 'free'> & {
  free: number
  resting: boolean
  archived: boolean
  since: Date
  endsAt: Date
}

/** Where an order stands on the waiting list and why; null when it stands on none. */
async function findWaitingPlace(db: Db, orderId: number): Promise<WaitingPlace | null> {
  const { rows } = await db.query({
    name: 'waiting_place',
    text: `select slots.id as schedule_item_id, slots.pass_date as date, slots.starts as time,
                  1 + ahead.orders as position, ahead.places as ahead_places,
                  greatest(0, places_for(slots.id, orders.customer_id, orders.group_category)) as free,
                  own_entry.resting, own_entry.since, coalesce(museum_objects.archived_at, museums.archived_at) is not null as archived,
                  cut_off_moment(slots.museum_object_id, orders.customer_id, slots.pass_date, slots.starts) as "endsAt"
           from orders
           join waiting_entries as own_entry on own_entry.order_id = orders.id
           join offered_slots as slots on slots.id = own_entry.slot_id
           join offered_museum_objects as museum_objects on museum_objects.system_id = slots.museum_object_id
           join offered_museums as museums on museums.id = museum_objects.museum_id
           cross join lateral (
             select count(*)::integer as orders, coalesce(sum(others.places), 0)::integer as places
             from waiting_entries join orders as others on others.id = waiting_entries.order_id
             where waiting_entries.slot_id = slots.id and waiting_entries.turn < own_entry.turn
           ) as ahead
           where orders.id = $1 order by slots.id <> orders.slot_id, slots.pass_date, slots.starts, slots.id`,
    values: [orderId],
  })
  const [first, ...others] = rows
  if (!first) return null
  const endsAt = rows.reduce((last, row) => (row.endsAt > last ? row.endsAt : last), first.endsAt)
  return {
    since: first.since.toISOString(),
    ends_at: endsAt.toISOString(),
    resting: first.resting,
    archived: first.archived,
    ...placeOf(first),
    alternatives: others.map(placeOf),
  }
}

function placeOf({ schedule_item_id, date, time, position, ahead_places, free }: Row): WaitingPlace['alternatives'][number] {
  return { schedule_item_id, date, time, position, ahead_places, free }
}

/** Until when the order must be paid, or the system cancels it; null when by no moment. */
export async function findPayUntil(db: Db, orderId: number): Promise<string | null> {
  const { rows } = await db.query({
    name: 'order_pay_until',
    text: `select pay_until(orders.payable_since, orders.customer_id, orders.museum_object_id, orders.pass_date, orders.starts) as at
           from orders
           where orders.id = $1 and orders.status = 'confirmed' and orders.payable_since is not null and orders.paid_kopecks < orders.total_kopecks`,
    values: [orderId],
  })
  return rows[0]?.at?.toISOString() ?? null
}

/** What the details of one order say of its time: its place on the waiting list, and until when it must be paid. */
export async function findOrderTimes(db: Db, { id, status }: OrderRow): Promise<Pick<OrderDetails, 'waiting' | 'pay_until'>> {
  return {
    waiting: status === 'waiting_list' ? await findWaitingPlace(db, id) : null,
    pay_until: status === 'confirmed' ? await findPayUntil(db, id) : null,
  }
}
