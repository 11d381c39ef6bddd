import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Db, Tx } from '../../db/pool.ts'
import type { LineTuple } from '../order-lines.rules.ts'

/** Puts a waiting order on the list of these slots and no others; where it stands already it keeps its turn. Locks the slots. */
export async function joinWaiting(tx: Tx, orderId: number, slotIds: readonly number[], { resting = false } = {}): Promise<void> {
  await tx.query({ name: 'waiting_join', text: 'select join_waiting($1, $2, $3)', values: [orderId, slotIds, resting] })
}

/** The first on the list of the slot whom its places fit now, read without a lock. */
export async function findFirstWaiting(db: Db, slotId: number): Promise<{ id: number; customerId: number } | undefined> {
  const { rows } = await db.query({
    name: 'waiting_first',
    text: `select orders.id, orders.customer_id as "customerId" from orders where orders.id = first_waiting($1)`,
    values: [slotId],
  })
  return rows[0]
}

/** An order of the waiting list, and the slot that it would get. */
export type WaitingOrder = {
  id: number
  customerId: number
  groupCategory: GroupCategory
  slotId: number
  places: number
  totalKopecks: number
  lines: LineTuple[]
  wishedDate: string
  wishedTime: string
  /** Of the slot that it gets. */
  passDate: string
  starts: string
  free: number
  instant: boolean
  usualEntrance: string
}

/** The first on the list again, now that account and slot are locked, with its own row locked; undefined when it is another by now. */
export async function lockFirstWaiting(tx: Tx, slotId: number, orderId: number): Promise<WaitingOrder | undefined> {
  const { rows } = await tx.query({
    name: 'waiting_lock',
    text: `select orders.id, orders.customer_id as "customerId", orders.group_category as "groupCategory",
                  orders.slot_id as "slotId", orders.places, orders.total_kopecks as "totalKopecks", orders.lines,
                  orders.pass_date as "wishedDate", orders.starts as "wishedTime",
                  slots.pass_date as "passDate", slots.starts, places_for(slots.id, orders.customer_id, orders.group_category) as free,
                  museum_objects.instant, museum_objects.usual_entrance as "usualEntrance"
           from orders, offered_slots as slots join offered_museum_objects as museum_objects on museum_objects.system_id = slots.museum_object_id
           where orders.id = $2 and slots.id = $1 and first_waiting(slots.id) = orders.id and orders.slot_id is not null
           for no key update of orders`,
    values: [slotId, orderId],
  })
  return rows[0]
}

/** The order goes to the slot that it gets, which may be an alternative of another day. */
export async function saveSlot(tx: Tx, orderId: number, slotId: number): Promise<void> {
  await tx.query({
    name: 'waiting_save_slot',
    text: `update orders set slot_id = slots.id, pass_date = slots.pass_date, starts = slots.starts
           from offered_slots as slots where slots.id = $2 and orders.id = $1`,
    values: [orderId, slotId],
  })
}

/**
 * Slots at which somebody who waits could be served now, whoever freed the places; the clock may have released an allotment. A full slot, as
 * those with a waiting list mostly are, is passed over before the list is asked, and each list is asked once.
 */
export async function listServableSlots(db: Db): Promise<number[]> {
  const { rows } = await db.query({
    name: 'waiting_servable',
    text: `with lined as materialized (
             select distinct waiting_entries.slot_id
             from waiting_entries
             join offered_slots as slots on slots.id = waiting_entries.slot_id
             join orders on orders.id = waiting_entries.order_id
             where not waiting_entries.resting and not slots.closed and orders.places <= slots.capacity - slots.taken
           )
           select lined.slot_id as id from lined where first_waiting(lined.slot_id) is not null order by lined.slot_id`,
    values: [],
  })
  return rows.map((row) => row.id)
}

/** Nobody waits at the slot any longer: an order need not ask for a list. The slot's lock is held. */
export async function forgetEmptyLine(tx: Tx, slotId: number): Promise<void> {
  await tx.query({
    name: 'waiting_forget_line',
    text: `select recount_slot($1) where not exists (select from waiting_entries where waiting_entries.slot_id = $1)`,
    values: [slotId],
  })
}
