import type { Db } from '../db/pool.ts'

/** `row` names the slot or the order; the numbers say what should be and what is. */
export type CapacityFault = {
  kind:
    | 'taken_differs'
    | 'below_zero'
    | 'over_capacity'
    | 'places_differ'
    | 'foreign_slot'
    | 'quota_differs'
    | 'over_quota'
    | 'allotment_differs'
    | 'over_allotted'
    | 'line_differs'
    | 'rules_unseen'
  row: string
  expected: string
  found: string
}

/**
 * Recounts the places of slots, quotas and allotments from orders and holds (the view `slot_takers`): the counters are a convenience, orders
 * and holds are the truth (an expired hold keeps its places until it is given back). And the waiting list of each slot is that of the orders that
 * wait. Read in one statement, so that what is placed meanwhile does not look like a fault.
 */
export async function verifyCapacity(db: Db): Promise<CapacityFault[]> {
  const { rows } = await db.query({ name: 'verify_capacity_faults', text: capacityFaults })
  return rows
}

const capacityFaults = `
  with held as (
    select slot_takers.slot_id, sum(slot_takers.places) as places from slot_takers group by slot_takers.slot_id
  ), ticketed as (
    select orders.id as order_id, sum((line ->> 2)::integer) as heads
    from orders, jsonb_array_elements(orders.lines) as line
    where line ->> 0 = 'ticket'
    group by orders.id
  )
  select 'taken_differs' as kind, 'slot ' || slots.id as row, coalesce(held.places, 0)::text as expected, slots.taken::text as found
  from offered_slots as slots left join held on held.slot_id = slots.id
  where slots.taken <> coalesce(held.places, 0)
  union all
  select 'below_zero', 'slot ' || slots.id, '0', slots.taken::text
  from offered_slots as slots
  where slots.taken < 0
  union all
  select 'over_capacity', 'slot ' || slots.id, slots.capacity::text, slots.taken::text
  from offered_slots as slots
  where slots.taken > slots.capacity
  union all
  select 'places_differ', 'order ' || orders.id, coalesce(ticketed.heads, 0)::text, orders.places::text
  from orders left join ticketed on ticketed.order_id = orders.id
  where orders.kind = 'museum_tickets' and orders.places <> coalesce(ticketed.heads, 0)
  union all
  select 'foreign_slot', 'order ' || orders.id, concat_ws(' ', orders.museum_object_id, orders.pass_date, orders.starts),
    concat_ws(' ', slots.museum_object_id, slots.pass_date, slots.starts)
  from orders join offered_slots as slots on slots.id = orders.slot_id
  where (orders.museum_object_id, orders.pass_date, orders.starts) is distinct from (slots.museum_object_id, slots.pass_date, slots.starts)
  union all
  select 'quota_differs', 'slot ' || slot_quotas.slot_id || ' ' || slot_quotas.group_category, counted.places::text, slot_quotas.taken::text
  from offered_slot_quotas as slot_quotas cross join lateral (
    select coalesce(sum(slot_takers.places), 0) as places from slot_takers
    where slot_takers.slot_id = slot_quotas.slot_id and slot_takers.group_category = slot_quotas.group_category
  ) as counted
  where slot_quotas.taken <> counted.places
  union all
  select 'over_quota', 'slot ' || slot_quotas.slot_id || ' ' || slot_quotas.group_category, slot_quotas.quota::text, slot_quotas.taken::text
  from offered_slot_quotas as slot_quotas where slot_quotas.taken not between 0 and slot_quotas.quota
  union all
  select 'allotment_differs', 'slot ' || slot_allotments.slot_id || ' customer ' || slot_allotments.customer_id, counted.places::text,
    slot_allotments.used::text
  from offered_slot_allotments as slot_allotments cross join lateral (
    select coalesce(sum(slot_takers.places), 0) as places from slot_takers
    where slot_takers.slot_id = slot_allotments.slot_id and slot_takers.customer_id = slot_allotments.customer_id
  ) as counted
  where slot_allotments.used <> counted.places
  union all
  select 'over_allotted', 'slot ' || slots.id, slots.capacity::text, (slots.taken + kept.places)::text
  from offered_slots as slots join (
    select slot_allotments.slot_id, sum(greatest(slot_allotments.places - slot_allotments.used, 0)) as places
    from offered_slot_allotments as slot_allotments where slot_allotments.release_at > now() group by slot_allotments.slot_id
  ) as kept on kept.slot_id = slots.id
  where slots.taken + kept.places > slots.capacity
  union all
  select 'line_differs', 'order ' || orders.id, case when orders.status = 'waiting_list' then 'in line' else 'not in line' end,
    count(waiting_entries.slot_id) || ' entries'
  from orders left join waiting_entries on waiting_entries.order_id = orders.id
  where orders.status = 'waiting_list' and orders.slot_id is not null or waiting_entries.order_id is not null
  group by orders.id
  having (orders.status = 'waiting_list') <> coalesce(bool_or(waiting_entries.slot_id = orders.slot_id), false)
  union all
  select 'rules_unseen', 'slot ' || slots.id, 'true', 'false'
  from offered_slots as slots where not slots.has_rules and (
    exists (select from offered_slot_quotas as slot_quotas where slot_quotas.slot_id = slots.id)
    or exists (select from offered_slot_allotments as slot_allotments where slot_allotments.slot_id = slots.id)
    or exists (select from waiting_entries where waiting_entries.slot_id = slots.id))
  order by 1, 2`
