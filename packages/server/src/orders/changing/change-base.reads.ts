import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { TranslatedName } from '@anfilada/contract/languages'
import type { Db } from '../../db/pool.ts'

/** What of an order a change keeps and no screen reads, and the places that a change waiting already holds. */
export type ChangeBase = {
  priceVersion: number | null
  heldSlotId: number | null
  heldPlaces: number | null
}

export async function findChangeBase(db: Db, orderId: number): Promise<ChangeBase> {
  const { rows } = await db.query({
    name: 'change_base',
    text: `select orders.price_version_id as "priceVersion",
                  holds.slot_id as "heldSlotId", holds.places as "heldPlaces"
           from orders left join holds on holds.order_id = orders.id where orders.id = $1`,
    values: [orderId],
  })
  if (!rows[0]) throw new Error(`Order ${orderId} is gone`)
  return rows[0]
}

type Sought = { slotId: number; customerId: number; groupCategory: GroupCategory; own: number }

/** What an order may have of a slot, `own` places of it being its own already; those are never in question. */
export async function findFreeForChange(db: Db, { slotId, customerId, groupCategory, own }: Sought): Promise<number> {
  const { rows } = await db.query({
    name: 'change_free_places',
    text: `select case when not slots.has_rules then slots.capacity - slots.taken + $4
                       when first_waiting(slots.id) is null then greatest($4, places_for(slots.id, $2, $3, $4, $3))
                       else $4 end as free
           from offered_slots as slots where slots.id = $1`,
    values: [slotId, customerId, groupCategory, own],
  })
  return rows[0]?.free ?? 0
}

type Key = string | number | null | undefined

/** Names of objects and countries by `object:system_id` and `country:id`. */
export async function listNames(db: Db, objects: readonly Key[], countries: readonly Key[]): Promise<Map<string, TranslatedName>> {
  const { rows } = await db.query({
    name: 'change_names',
    text: `select 'object:' || museum_objects.system_id as key, museum_objects.name from offered_museum_objects as museum_objects where museum_objects.system_id = any ($1::text[])
           union all
           select 'country:' || countries.id, countries.name from offered_countries as countries where countries.id = any ($2::integer[])`,
    values: [objects, countries],
  })
  return new Map(rows.map(({ key, name }) => [key, name]))
}
