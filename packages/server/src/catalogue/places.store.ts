import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Db, Tx } from '../db/pool.ts'
import { slotClosed } from './terms.sql.ts'

/** Who takes or gives back how many places: quotas count by group category, allotments by customer. */
export type Taker = { customerId: number; groupCategory: GroupCategory; places: number }

/** SQL for what a customer may still take of `slots` for a group category; only slots with rules are asked further. */
export function freePlaces(customerId: string, groupCategory: string): string {
  return `case when slots.has_rules then free_places(slots.id, ${customerId}, ${groupCategory}) else slots.capacity - slots.taken end`
}

/** Locks a slot; orders of it are locked only afterwards (the one global lock order, docs/ARCHITECTURE.md). */
export async function lockSlot(tx: Tx, slotId: number): Promise<void> {
  await tx.query({ name: 'slot_lock', text: 'select from slots where slots.id = $1 for no key update', values: [slotId] })
}

/** Locks several slots in the order of their numbers. */
export async function lockSlots(tx: Tx, slotIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'slots_lock',
    text: 'select from slots where slots.id = any ($1::integer[]) order by slots.id for no key update',
    values: [slotIds],
  })
}

/** `staff`: also on a closed slot and before those who wait; the waiting list itself is served so, too. */
export type Standing = 'customer' | 'staff'

/** Takes the places and says whether there were enough; two buyers at once cannot both win the last one. */
export async function takePlaces(tx: Tx, slotId: number, taker: Taker, as: Standing): Promise<boolean> {
  return exchangePlaces(tx, slotId, { ...taker, places: 0 }, taker, as)
}

/** Gives places back; whoever waits for them is told. */
export async function releasePlaces(tx: Tx, slotId: number, taker: Taker): Promise<void> {
  await exchangePlaces(tx, slotId, taker, { ...taker, places: 0 }, 'customer')
}

/**
 * Gives some places of a slot back and takes others of the same customer, both or neither: in another number or for another group category.
 * False when what is taken does not fit.
 */
export async function exchangePlaces(tx: Tx, slotId: number, from: Taker, to: Taker, as: Standing): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'places_exchange',
    text: 'select exchange_places($1, $2, $3, $4, $5, $6, $7) as done',
    values: [slotId, to.customerId, from.groupCategory, from.places, to.groupCategory, to.places, as === 'staff'],
  })
  return rows[0]?.done === true
}

export type FreeTime = { schedule_item_id: number; date: string; time: string; free: number }
type Sought = { places: number; customerId: number; groupCategory: GroupCategory }

/** SQL expressions of a slot and of a group that has no place there. */
type Displaced = { slotId: string; places: string; customerId: string; groupCategory: string }

/** SQL for "`slots` is open and has room for the whole group"; `museum_objects` must be joined already. */
function fits({ places, customerId, groupCategory }: Displaced): string {
  return `slots.capacity - slots.taken >= ${places} and ${freePlaces(customerId, groupCategory)} >= ${places} and not ${slotClosed(customerId)}`
}

/** SQL for the times of the same object, days around included, with room for the whole group, the nearest first: `near`. */
function nearTimes(group: Displaced): string {
  return `(
             select slots.id, slots.pass_date, slots.starts, ${freePlaces(group.customerId, group.groupCategory)} as free,
                    abs(slots.pass_date - wanted.pass_date) as days, abs(extract(epoch from slots.starts - wanted.starts)) as seconds
             from slots wanted
             join slots on slots.museum_object_id = wanted.museum_object_id and slots.pass_date between wanted.pass_date - 3 and wanted.pass_date + 3
             join museum_objects on museum_objects.system_id = slots.museum_object_id
             where wanted.id = ${group.slotId} and slots.id <> wanted.id and ${fits(group)}
           ) as near
           order by near.days, near.seconds, near.id`
}

/** Of the order that has no place, besides: its object, day and hour. */
type DisplacedOrder = Displaced & { objectId: string; date: string; starts: string }

/** Hours of the same day, on either side, that are tried before all times around are read. */
const triedHours = 3

/**
 * SQL for the nearest of them, as an answer names it; null where there is none. Lists ask for many orders, and most find an hour beside their
 * own: a step or two of an index, where all times around are some hundred. `museum_objects` must be joined.
 */
export function nearestTime(order: DisplacedOrder): string {
  const answer =
    "jsonb_build_object('schedule_item_id', near.id, 'date', near.pass_date, 'time', to_char(near.starts, 'HH24:MI'), 'free', near.free)"
  const nextHour = (sign: '<' | '>', direction: 'asc' | 'desc'): string =>
    `(select slots.id, slots.pass_date, slots.starts, ${freePlaces(order.customerId, order.groupCategory)} as free
                    from (select slots.* from slots
                          where slots.museum_object_id = ${order.objectId} and slots.pass_date = ${order.date} and slots.starts ${sign} ${order.starts}
                          order by slots.starts ${direction} limit ${triedHours}) as slots
                    where ${fits(order)} limit 1)`
  return `coalesce(
             (select ${answer}
              from (${nextHour('>', 'asc')} union all ${nextHour('<', 'desc')}) as near
              order by abs(extract(epoch from near.starts - ${order.starts})), near.id limit 1),
             (select ${answer} from ${nearTimes(order)} limit 1))`
}

/** The nearest times of the same object with room for the customer's whole group: the same day first, then the days around it. */
export async function listNearestTimes(db: Db, slotId: number, { places, customerId, groupCategory }: Sought): Promise<FreeTime[]> {
  const { rows } = await db.query({
    name: 'slots_nearest',
    text: `select near.id as schedule_item_id, near.pass_date as date, near.starts as time, near.free
           from ${nearTimes({ slotId: '$1', places: '$2', customerId: '$3', groupCategory: '$4' })} limit 3`,
    values: [slotId, places, customerId, groupCategory],
  })
  return rows
}
