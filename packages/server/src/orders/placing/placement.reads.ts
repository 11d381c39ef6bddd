import type { PostRequestInput } from '@anfilada/contract/orders/orders'
import { slotClosed } from '../../catalogue/index.ts'
import type { Db } from '../../db/pool.ts'
import { appliedPricesSql } from '../../pricing/index.ts'
import type { AskedSlot } from './placement.rules.ts'

/** The asked slot with its object, prices and country, in one statement and without a lock. */
export async function findAskedSlot(db: Db, input: PostRequestInput, customerId: number): Promise<AskedSlot | undefined> {
  const choice = { objectId: 'slots.museum_object_id', groupCategory: '$2', passDate: 'slots.pass_date', customerId: '$4' }
  const { rows } = await db.query<AskedSlot>({
    name: 'order_asked_slot',
    text: `select museum_objects.museum_id as "museumId", slots.museum_object_id as "objectId", slots.pass_date as "passDate", slots.starts,
                  slots.capacity - slots.taken as free, ${slotClosed('$4')} as closed,
                  museum_objects.instant, museum_objects.usual_entrance as "usualEntrance", museums.types as "museumTypes",
                  exists (select from countries where countries.id = $3) as "countryKnown",
                  museum_objects.countries = '{}' or $3 = any (museum_objects.countries) as "countryServed",
                  ${appliedPricesSql(choice)} as applied
           from slots
           join museum_objects on museum_objects.system_id = slots.museum_object_id
           join museums on museums.id = museum_objects.museum_id
           where slots.id = $1`,
    values: [input.schedule_item_id, input.type, input.country_id, customerId],
  })
  return rows[0]
}
