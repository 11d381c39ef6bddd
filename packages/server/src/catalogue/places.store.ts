import type { Db, Tx } from '../db/pool.ts'
import { slotClosed } from './terms.sql.ts'

/** Locks a slot; orders of it are locked only afterwards (the one global lock order, architecture.md). */
export async function lockSlot(tx: Tx, slotId: number): Promise<void> {
  await tx.query({ name: 'slot_lock', text: 'select from slots where slots.id = $1 for no key update', values: [slotId] })
}

/** Takes the places and says whether there were enough; two buyers at once cannot both win the last one. */
export async function takePlaces(tx: Tx, slotId: number, places: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'places_take',
    text: 'update slots set taken = slots.taken + $2 where slots.id = $1 and slots.taken + $2 <= slots.capacity',
    values: [slotId, places],
  })
  return rowCount === 1
}

/** Gives places back; more than were taken is refused by the table's check. */
export async function releasePlaces(tx: Tx, slotId: number, places: number): Promise<void> {
  await tx.query({
    name: 'places_release',
    text: 'update slots set taken = slots.taken - $2 where slots.id = $1',
    values: [slotId, places],
  })
}

export type FreeTime = { schedule_item_id: number; date: string; time: string; free: number }

/** The nearest times of the same object with room for the customer's whole group: the same day first, then the days around it. */
export async function listNearestTimes(db: Db, slotId: number, places: number, customerId: number): Promise<FreeTime[]> {
  const { rows } = await db.query<FreeTime>({
    name: 'slots_nearest',
    text: `select slots.id as schedule_item_id, slots.pass_date as date, slots.starts as time, slots.capacity - slots.taken as free
           from slots wanted
           join slots on slots.museum_object_id = wanted.museum_object_id and slots.pass_date between wanted.pass_date - 3 and wanted.pass_date + 3
           join museum_objects on museum_objects.system_id = slots.museum_object_id
           where wanted.id = $1 and slots.id <> wanted.id and slots.capacity - slots.taken >= $2 and not ${slotClosed('$3')}
           order by abs(slots.pass_date - wanted.pass_date), abs(extract(epoch from slots.starts - wanted.starts)), slots.id
           limit 3`,
    values: [slotId, places, customerId],
  })
  return rows
}
