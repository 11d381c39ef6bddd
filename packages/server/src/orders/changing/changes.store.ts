import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Db, Tx } from '../../db/pool.ts'
import { visitBegunForGood } from '../orders.store.ts'
import type { OrderValues, Pending } from './pending-change.ts'

type Owner = { customerId: number; groupCategory: GroupCategory }

/** Places that the order's pending change holds beyond its own. */
type HeldPlaces = { slotId: number; places: number }

export async function deleteHeldPlaces(tx: Tx, orderId: number): Promise<void> {
  await tx.query({ name: 'change_hold_delete', text: 'delete from holds where holds.order_id = $1', values: [orderId] })
}

/** Without an end: the places are held until staff answer, the order is cancelled or its visit comes. */
export async function insertHeldPlaces(tx: Tx, orderId: number, owner: Owner, held: HeldPlaces): Promise<void> {
  await tx.query({
    name: 'change_hold_insert',
    text: `insert into holds (customer_id, order_id, slot_id, group_category, places, expires_at) values ($1, $2, $3, $4, $5, 'infinity')`,
    values: [owner.customerId, orderId, held.slotId, owner.groupCategory, held.places],
  })
}

export async function savePending(tx: Tx, orderId: number, pending: Pending | null): Promise<void> {
  await tx.query({
    name: 'order_save_pending',
    text: `update orders set pending_change = $2, revision = orders.revision + 1 where orders.id = $1`,
    values: [orderId, pending && JSON.stringify(pending)],
  })
}

/** The order becomes what was proposed; nothing waits beside it any more. */
export async function saveValues(tx: Tx, orderId: number, values: OrderValues): Promise<void> {
  await tx.query({
    name: 'order_save_values',
    text: `update orders set museum_object_id = $2, slot_id = $3, pass_date = $4, starts = $5, country_id = $6, persons_per_guide = $7,
             guide = $8, guide_phone = $9, qty_guide = $10, notes = $11, refno = $12, adult = $13, child = $14, details = $15,
             places = $16, lines = $17, total_kopecks = $18, price_version_id = $19, revision = orders.revision + 1, pending_change = null
           where orders.id = $1`,
    values: [
      orderId,
      values.objectId,
      values.slotId,
      values.passDate,
      values.starts,
      values.countryId,
      values.personsPerGuide,
      values.guide,
      values.guidePhone,
      values.qtyGuide,
      values.notes,
      values.refno,
      values.adult,
      values.child,
      JSON.stringify(values.details),
      values.places,
      JSON.stringify(values.lines),
      values.totalKopecks,
      values.priceVersion,
    ],
  })
}

/** Null: time and entrance stay. */
export type Accepted = { time: string | null; entrance: string | null; penalty: number; chargesMore: boolean; otherObject: boolean }

/**
 * What an accepted change makes of a confirmation. What is charged more is to be paid in hours that count from now; another object has
 * terms of its own, which are kept anew.
 */
export async function saveAcceptance(
  tx: Tx,
  orderId: number,
  { time, entrance, penalty, chargesMore, otherObject }: Accepted,
): Promise<void> {
  await tx.query({
    name: 'order_save_acceptance',
    text: `update orders set confirmed_time = coalesce($2, orders.confirmed_time), entrance = coalesce($3, orders.entrance),
             penalty_kopecks = orders.penalty_kopecks + $4,
             payable_since = case when $5 then payable_from(orders.customer_id) else orders.payable_since end,
             free_change_hours = case when $6 then null else orders.free_change_hours end,
             penalty_each_kopecks = case when $6 then null else orders.penalty_each_kopecks end
           where orders.id = $1`,
    values: [orderId, time, entrance, penalty, chargesMore, otherObject],
  })
}

/** Confirmed orders whose visit began with a change still waiting. */
export async function listOverdueChanges(db: Db): Promise<number[]> {
  const { rows } = await db.query({
    name: 'changes_overdue',
    text: `select orders.id from orders left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
           where orders.pending_change is not null and orders.pass_date <= current_date + 1 and ${visitBegunForGood}
           order by orders.id`,
    values: [],
  })
  return rows.map(({ id }) => id)
}

/** A waiting order stands in line anew where it moved to; where it stays, it keeps its turn, and is served when it fits now. */
export async function joinWaiting(tx: Tx, orderId: number, slotId: number, moved: boolean): Promise<void> {
  await tx.query({
    name: 'change_join_waiting',
    text: `select join_waiting($1, case when $3 then array[$2]::integer[]
             else array(select waiting_entries.slot_id from waiting_entries where waiting_entries.order_id = $1) end)`,
    values: [orderId, slotId, moved],
  })
}

/** The usual entrance of an object; null where it has none. */
export async function findEntrance(db: Db, objectId: string | null): Promise<string | null> {
  const { rows } = await db.query({
    name: 'change_entrance',
    text: 'select museum_objects.usual_entrance as entrance from offered_museum_objects as museum_objects where museum_objects.system_id = $1',
    values: [objectId],
  })
  return rows[0]?.entrance ?? null
}
