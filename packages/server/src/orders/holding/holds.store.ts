import type { GroupCategory } from '@anfilada/contract/catalogue'
import { holdMinutes } from '@anfilada/contract/orders/holds'
import { exchangePlaces, slotClosed, type Standing, type Taker } from '../../catalogue/index.ts'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db, Tx } from '../../db/pool.ts'
import type { WantedSlot } from './hold.rules.ts'

export type Hold = { id: number; customerId: number; slotId: number; groupCategory: GroupCategory; places: number }
export type HoldOwner = { customerId: number; userId: number }
export type NewHold = { slotId: number; type: GroupCategory; places: number }
export type SavedHold = { id: number; expiresAt: Date }

const live = 'holds.expires_at > now()'
const columns = `holds.id, holds.customer_id as "customerId", holds.slot_id as "slotId", holds.group_category as "groupCategory", holds.places`

export function takerOf({ customerId, groupCategory, places }: Hold): Taker {
  return { customerId, groupCategory, places }
}

/** The first lock of whoever makes, moves or releases holds of a customer: two drafts at once must not pass the limit together. */
export async function lockHolder(tx: Tx, customerId: number): Promise<void> {
  await tx.query({
    name: 'holder_lock',
    text: 'select from offered_customers as customers where customers.id = $1 for no key update',
    values: [customerId],
  })
}

export async function findWantedSlot(db: Db, slotId: number, customerId: number): Promise<WantedSlot | undefined> {
  const { rows } = await db.query({
    name: 'hold_wanted_slot',
    text: `select ${slotClosed('$2')} as closed, museums.types as "museumTypes",
                  coalesce(museum_objects.archived_at, museums.archived_at) is not null as archived
           from offered_slots as slots
           join offered_museum_objects as museum_objects on museum_objects.system_id = slots.museum_object_id
           join offered_museums as museums on museums.id = museum_objects.museum_id
           where slots.id = $1`,
    values: [slotId, customerId],
  })
  return rows[0]
}

/** A live hold of this very user. */
export async function findHold(db: Db, holdId: number, userId: number): Promise<Hold | undefined> {
  const { rows } = await db.query({
    name: 'hold_find',
    text: `select ${columns} from holds where holds.id = $1 and holds.user_id = $2 and ${live}`,
    values: [holdId, userId],
  })
  return rows[0]
}

/** Live holds of the customer other than the given one. */
export async function countOtherHolds(db: Db, customerId: number, holdId: number | null): Promise<number> {
  const { rows } = await db.query({
    name: 'holds_count',
    text: `select count(*) from holds where holds.customer_id = $1 and holds.user_id is not null and holds.id is distinct from $2 and ${live}`,
    values: [customerId, holdId],
  })
  return rows[0]?.count ?? 0
}

/** Locks a hold after its slot; undefined when it was sent meanwhile. */
export async function lockHold(tx: Tx, holdId: number): Promise<Hold | undefined> {
  const { rows } = await tx.query({
    name: 'hold_lock',
    text: `select ${columns} from holds where holds.id = $1 for update`,
    values: [holdId],
  })
  return rows[0]
}

export async function insertHold(tx: Tx, owner: HoldOwner, hold: NewHold): Promise<SavedHold> {
  const { rows } = await tx.query({
    name: 'hold_insert',
    text: `insert into holds (customer_id, user_id, slot_id, group_category, places, expires_at)
           values ($1, $2, $3, $4, $5, now() + interval '${holdMinutes} minutes') returning holds.id, holds.expires_at as "expiresAt"`,
    values: [owner.customerId, owner.userId, hold.slotId, hold.type, hold.places],
  })
  return onlyRow(rows)
}

/** The end stays: a draft holds for 15 minutes once, however often its places change. */
export async function moveHold(tx: Tx, holdId: number, hold: NewHold): Promise<SavedHold> {
  const { rows } = await tx.query({
    name: 'hold_move',
    text: `update holds set slot_id = $2, group_category = $3, places = $4 where holds.id = $1 returning holds.id, holds.expires_at as "expiresAt"`,
    values: [holdId, hold.slotId, hold.type, hold.places],
  })
  return onlyRow(rows)
}

export async function deleteHold(tx: Tx, holdId: number): Promise<void> {
  await tx.query({ name: 'hold_delete', text: 'delete from holds where holds.id = $1', values: [holdId] })
}

/** Gives the places of the slot's expired holds back and answers what of its capacity is free then. */
export async function returnExpiredHolds(db: Db, slotId: number): Promise<number> {
  const { rows } = await db.query({
    name: 'holds_return_expired',
    text: 'select return_expired_holds($1) as free',
    values: [slotId],
  })
  return rows[0]?.free ?? 0
}

/** Takes `to` for `from`; nobody is refused because of a hold that has expired. */
export async function exchangePlacesOrExpired(tx: Tx, slotId: number, from: Taker, to: Taker, as: Standing): Promise<boolean> {
  if (await exchangePlaces(tx, slotId, from, to, as)) return true
  return (await returnExpiredHolds(tx, slotId)) + from.places >= to.places && exchangePlaces(tx, slotId, from, to, as)
}

/** Takes the places; nobody is refused because of a hold that has expired. */
export async function takePlacesOrExpired(tx: Tx, slotId: number, taker: Taker, as: Standing): Promise<boolean> {
  return exchangePlacesOrExpired(tx, slotId, { ...taker, places: 0 }, taker, as)
}

type Asking = HoldOwner & { groupCategory: GroupCategory; holdId: number | null }

/** What the draft may take of the slot, its own live hold included. */
export async function findFreePlaces(db: Db, slotId: number, { customerId, userId, groupCategory, holdId }: Asking): Promise<number> {
  const { rows } = await db.query({
    name: 'hold_free_places',
    text: 'select free_places($1, $2, $3, $4, $5) as free',
    values: [slotId, customerId, groupCategory, holdId, userId],
  })
  return rows[0]?.free ?? 0
}

export async function listSlotsWithExpiredHolds(db: Db): Promise<number[]> {
  const { rows } = await db.query({
    name: 'holds_expired_slots',
    text: 'select distinct holds.slot_id as id from holds where holds.expires_at <= now() order by holds.slot_id',
    values: [],
  })
  return rows.map((row) => row.id)
}
