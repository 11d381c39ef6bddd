import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { OrderInTheWay } from '@anfilada/contract/orders/slot-plans'
import type { Db } from '../../db/pool.ts'

/** What a slot is to become; `capacity` null: as large as it is. `closes`: it sells nothing more. */
export type SlotTarget = { slotId: number; capacity: number | null; quotas: { type: GroupCategory; quota: number }[]; closes: boolean }

/** Of a slot that would be too small. `missing`: places that are to return; of one that closes all that are taken. */
export type LoweredSlot = { id: number; date: string; time: string; closes: boolean; missing: number }

const targets = `jsonb_to_recordset($1::jsonb) as target ("slotId" integer, capacity integer, quotas jsonb, closes boolean)`

/** Whoever is there already is in nobody's way. */
const notBegun = `join museum_objects on museum_objects.system_id = slots.museum_object_id
  and visit_moment(slots.pass_date, slots.starts, museum_objects.zone) > now()`

/** By how many places of a slot a category is over the quota that it is to have. */
const overQuota = `coalesce((
  select sum(slot_takers.places) from slot_takers
  where slot_takers.slot_id = target."slotId" and slot_takers.group_category = quotas.type), 0) - quotas.quota`

const missing = `greatest(0, case when target.closes then slots.taken else greatest(
  slots.taken + kept_places(slots.id) - target.capacity,
  (select max(${overQuota}) from jsonb_to_recordset(target.quotas) as quotas (type text, quota integer))) end)::integer`

/** Those of the slots that are too small for what is taken or kept, or close while somebody is to go there or waits; by day and time. */
export async function listLoweredSlots(db: Db, asked: readonly SlotTarget[]): Promise<LoweredSlot[]> {
  const { rows } = await db.query({
    name: 'slots_lowered',
    text: `select slots.id, slots.pass_date as date, slots.starts as time, target.closes, ${missing} as missing
           from ${targets} join slots on slots.id = target."slotId" ${notBegun}
           where ${missing} > 0 or target.closes and exists (select from slot_line where slot_line.slot_id = slots.id)
           order by slots.pass_date, slots.starts, slots.id`,
    values: [JSON.stringify(asked)],
  })
  return rows
}

/**
 * Orders that hold places of slots which are to be smaller, of those categories alone that are too many where the capacity suffices; of slots
 * that close also those that wait for no other. The latest first, slot by slot.
 */
export async function listInTheWay(db: Db, asked: readonly SlotTarget[]): Promise<OrderInTheWay[]> {
  const { rows } = await db.query({
    name: 'slots_in_the_way',
    text: `select touched.order_id as id, slot_orders.status, slot_orders.revision, customers.name as customer,
                  touched.group_category as type, touched.places, slots.id as slot_id, slots.pass_date as date, slots.starts as time, target.closes
           from ${targets}
           join slots on slots.id = target."slotId" ${notBegun}
           join lateral (
             select slot_takers.order_id, slot_takers.customer_id, slot_takers.group_category, slot_takers.places from slot_takers
             where slot_takers.slot_id = slots.id and slot_takers.order_id is not null and (
               target.closes or slots.taken + kept_places(slots.id) > target.capacity or exists (
                 select from jsonb_to_recordset(target.quotas) as quotas (type text, quota integer)
                 where quotas.type = slot_takers.group_category and ${overQuota} > 0))
             union all
             select slot_line.order_id, slot_line.customer_id, slot_line.group_category, slot_line.places from slot_line
             where slot_line.slot_id = slots.id and target.closes
           ) as touched on true
           join slot_orders on slot_orders.id = touched.order_id and slot_orders.slot_id = slots.id
           join offered_customers as customers on customers.id = touched.customer_id
           order by slots.pass_date, slots.starts, slots.id, touched.order_id desc`,
    values: [JSON.stringify(asked)],
  })
  return rows
}

/** Whether an order still stands in the way of what its slot is to become: asked under the slot's lock. */
export async function isInTheWay(db: Db, orderId: number, target: SlotTarget): Promise<boolean> {
  return (await listInTheWay(db, [target])).some(({ id }) => id === orderId)
}
