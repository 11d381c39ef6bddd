import { holdsPlaces, orderStatuses } from '@anfilada/contract/orders/order-status'
import type { Db } from '../db/pool.ts'

/** `row` names the slot or the order; the numbers say what should be and what is. */
export type CapacityFault = {
  kind: 'taken_differs' | 'below_zero' | 'over_capacity' | 'places_differ' | 'foreign_slot'
  row: string
  expected: string
  found: string
}

/**
 * Recounts the places from orders and holds: the counters of the slots are a convenience, orders and holds are the truth (an expired
 * hold keeps its places until it is given back). Read in one statement, so that what is placed meanwhile does not look like a fault.
 */
export async function verifyCapacity(db: Db): Promise<CapacityFault[]> {
  const holding = orderStatuses.filter(holdsPlaces)
  const { rows } = await db.query<CapacityFault>({ text: capacityFaults, values: [holding] })
  return rows
}

const capacityFaults = `
  with held as (
    select taker.slot_id, sum(taker.places) as places
    from (
      select orders.slot_id, orders.places from orders where orders.slot_id is not null and orders.status = any ($1)
      union all
      select holds.slot_id, holds.places from holds
    ) as taker
    group by taker.slot_id
  ), ticketed as (
    select orders.id as order_id, sum((line ->> 2)::integer) as heads
    from orders, jsonb_array_elements(orders.lines) as line
    where line ->> 0 = 'ticket'
    group by orders.id
  )
  select 'taken_differs' as kind, 'slot ' || slots.id as row, coalesce(held.places, 0)::text as expected, slots.taken::text as found
  from slots left join held on held.slot_id = slots.id
  where slots.taken <> coalesce(held.places, 0)
  union all
  select 'below_zero', 'slot ' || slots.id, '0', slots.taken::text
  from slots
  where slots.taken < 0
  union all
  select 'over_capacity', 'slot ' || slots.id, slots.capacity::text, slots.taken::text
  from slots
  where slots.taken > slots.capacity
  union all
  select 'places_differ', 'order ' || orders.id, coalesce(ticketed.heads, 0)::text, orders.places::text
  from orders left join ticketed on ticketed.order_id = orders.id
  where orders.kind = 'museum_tickets' and orders.places <> coalesce(ticketed.heads, 0)
  union all
  select 'foreign_slot', 'order ' || orders.id, concat_ws(' ', orders.museum_object_id, orders.pass_date, orders.starts),
    concat_ws(' ', slots.museum_object_id, slots.pass_date, slots.starts)
  from orders join slots on slots.id = orders.slot_id
  where (orders.museum_object_id, orders.pass_date, orders.starts) is distinct from (slots.museum_object_id, slots.pass_date, slots.starts)
  order by 1, 2`
