import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import type { Db } from '../../db/pool.ts'
import { museumClosed } from '../terms.sql.ts'
import type { WaitingEntry, SlotTaker, SlotView } from './capacity.rules.ts'

type SlotRow = Omit<OfficeSlot, 'allotments'> & {
  allotments: (Omit<OfficeSlot['allotments'][number], 'kept'> & { kept: number })[]
  releaseAt: Date | null
  releasePassed: boolean | null
}

/** SQL for slots as staff edit them. $1: how many days before the visit an allotment that is asked for would be released. */
const slotRows = `
  select slots.id, slots.pass_date as date, slots.starts as time, museum_objects.zone, slots.capacity, slots.taken, slots.closed,
    greatest(0, places_for(slots.id, null, null)) as free,
    visit_moment(slots.pass_date, slots.starts, museum_objects.zone) <= now() as begun,
    coalesce((select jsonb_agg(jsonb_build_object('type', slot_quotas.group_category, 'quota', slot_quotas.quota, 'taken', slot_quotas.taken)
        order by slot_quotas.group_category)
      from slot_quotas where slot_quotas.slot_id = slots.id), '[]') as quotas,
    coalesce((select jsonb_agg(jsonb_build_object(
          'customer_id', customers.id, 'customer', customers.name, 'places', slot_allotments.places, 'used', slot_allotments.used,
          'kept', case when slot_allotments.release_at > now() then greatest(0, slot_allotments.places - slot_allotments.used) else 0 end,
          'release_at', slot_allotments.release_at, 'released', slot_allotments.release_at <= now())
        order by customers.name, customers.id)
      from slot_allotments join offered_customers as customers on customers.id = slot_allotments.customer_id where slot_allotments.slot_id = slots.id), '[]') as allotments,
    (select jsonb_build_object('orders', count(*), 'places', coalesce(sum(slot_line.places), 0))
     from slot_line where slot_line.slot_id = slots.id) as waiting,
    (slots.pass_date - $1::integer)::timestamp at time zone museum_objects.zone as "releaseAt",
    (slots.pass_date - $1::integer)::timestamp at time zone museum_objects.zone <= now() as "releasePassed"
  from slots join museum_objects on museum_objects.system_id = slots.museum_object_id`

/** Slots of one object by day and time. */
export async function listOfficeSlots(db: Db, objectId: string, from: string, to: string): Promise<OfficeSlot[]> {
  const { rows } = await db.query({
    name: 'office_slots',
    text: `${slotRows} where slots.museum_object_id = $2 and slots.pass_date between $3 and $4 order by slots.pass_date, slots.starts`,
    values: [null, objectId, from, to],
  })
  return rows.map(slotOf)
}

/** The named slots by day and time; those that do not exist are left out. */
export async function findOfficeSlots(db: Db, slotIds: readonly number[]): Promise<OfficeSlot[]> {
  return (await findSlotRows(db, slotIds, null)).map(slotOf)
}

/** The named slots with all that a change is judged by. */
export async function findSlotViews(db: Db, slotIds: readonly number[], releaseDays: number | null): Promise<SlotView[]> {
  const rows = await findSlotRows(db, slotIds, releaseDays)
  const takers = Map.groupBy(await listTakers(db, slotIds), ({ slotId }) => slotId)
  const waiting = Map.groupBy(await listWaiting(db, slotIds), ({ slotId }) => slotId)
  return rows.map((row) => ({
    slot: slotOf(row),
    takers: takers.get(row.id) ?? [],
    waiting: waiting.get(row.id) ?? [],
    releaseAt: row.releaseAt?.toISOString() ?? '',
    releasePassed: row.releasePassed ?? false,
  }))
}

async function findSlotRows(db: Db, slotIds: readonly number[], releaseDays: number | null): Promise<SlotRow[]> {
  const { rows } = await db.query({
    name: 'office_slots_named',
    text: `${slotRows} where slots.id = any ($2::integer[]) order by slots.pass_date, slots.starts, slots.id`,
    values: [releaseDays, slotIds],
  })
  return rows
}

function slotOf({ releaseAt: _at, releasePassed: _passed, ...slot }: SlotRow): OfficeSlot {
  return { ...slot, allotments: slot.allotments.map((one) => ({ ...one, release_at: new Date(one.release_at).toISOString() })) }
}

async function listTakers(db: Db, slotIds: readonly number[]): Promise<SlotTaker[]> {
  const { rows } = await db.query({
    name: 'office_slot_takers',
    text: `select slot_takers.slot_id as "slotId", slot_takers.customer_id as "customerId", slot_takers.group_category as type, slot_takers.places,
                  slot_takers.order_id as id, slot_orders.status, customers.name as customer
           from slot_takers
           join offered_customers as customers on customers.id = slot_takers.customer_id
           left join slot_orders on slot_orders.id = slot_takers.order_id
           where slot_takers.slot_id = any ($1::integer[]) order by slot_takers.order_id`,
    values: [slotIds],
  })
  return rows.map(({ id, status, customer, ...taker }) => ({
    ...taker,
    order: id === null || status === null ? null : { id, status, customer, type: taker.type, places: taker.places },
  }))
}

/** Who may be served, in turn: not those that rest, nobody past his cut-off, nobody on a day on which the object admits nobody. */
async function listWaiting(db: Db, slotIds: readonly number[]): Promise<WaitingEntry[]> {
  const { rows } = await db.query({
    name: 'office_slot_line',
    text: `select slot_line.slot_id as "slotId", slot_line.customer_id as "customerId", slot_line.group_category as type, slot_line.places,
                  slot_line.order_id as id, slot_line.status, customers.name as customer
           from slot_line
           join offered_customers as customers on customers.id = slot_line.customer_id
           join slots on slots.id = slot_line.slot_id
           join museum_objects on museum_objects.system_id = slots.museum_object_id
           where slot_line.slot_id = any ($1::integer[]) and not slot_line.resting
             and not ${museumClosed('slots.pass_date')}
             and cut_off_moment(slots.museum_object_id, slot_line.customer_id, slots.pass_date, slots.starts) > now()
           order by slot_line.turn`,
    values: [slotIds],
  })
  return rows.map(({ slotId, customerId, ...order }) => ({ slotId, customerId, order }))
}
