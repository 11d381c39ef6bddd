import type { PostRequestInput } from '@anfilada/contract/orders/orders'
import { freePlaces, museumClosed, slotClosed } from '../../catalogue/index.ts'
import type { Db } from '../../db/pool.ts'
import { hasLicense } from '../../licenses/index.ts'
import { appliedPricesSql } from '../../pricing/index.ts'
import type { AskedSlot } from './placement.rules.ts'

const choice = { objectId: 'slots.museum_object_id', groupCategory: '$2', passDate: 'slots.pass_date', customerId: '$4' }
// Made once: three kilobytes joined anew for each order are garbage.
const askedSlot = {
  name: 'order_asked_slot',
  text: `select museum_objects.museum_id as "museumId", slots.museum_object_id as "objectId", slots.pass_date as "passDate", slots.starts,
                ${freePlaces('$4', '$2')} as free, slots.has_rules as "hasRules", ${slotClosed('$4')} as closed,
                ${museumClosed('slots.pass_date')} as "museumClosed", museum_objects.least_people as least, museum_objects.most_people as most,
                museum_objects.needs_license as "needsLicense",
                museum_objects.instant, museum_objects.usual_entrance as "usualEntrance", museums.types as "museumTypes",
                exists (select from offered_countries as countries where countries.id = $3) as "countryKnown",
                coalesce(museum_objects.countries = '{}' or $3 = any (museum_objects.countries), false) as "countryServed",
                ${appliedPricesSql(choice)} as applied
         from offered_slots as slots
         join offered_museum_objects as museum_objects on museum_objects.system_id = slots.museum_object_id
         join offered_museums as museums on museums.id = museum_objects.museum_id
         where slots.id = $1`,
} as const

/** The asked slot with its object, prices and country, in one statement and without a lock. */
export async function findAskedSlot(db: Db, input: PostRequestInput, customerId: number): Promise<AskedSlot | undefined> {
  const values = [input.schedule_item_id, input.type, input.country_id, customerId]
  const { rows } = await db.query({ ...askedSlot, values })
  const [slot] = rows
  if (!slot) return undefined
  // Few objects ask for a license: the other orders do not pay for the look.
  const { needsLicense, ...asked } = slot
  const guide = { ...asked, guide: input.guide, groupCategory: input.type, customerId }
  return { ...asked, needsAccompanying: needsLicense && !(await hasLicense(db, guide)) }
}

function alternativePrices(slots: string): string {
  return appliedPricesSql({ objectId: `${slots}.museum_object_id`, groupCategory: '$2', passDate: `${slots}.pass_date`, customerId: '$4' })
}

/** How many of the alternatives an order may wait for: other slots of the object that are open and cost this customer what the asked one costs. */
export async function countFittingAlternatives(db: Db, input: PostRequestInput, customerId: number): Promise<number> {
  const { rows } = await db.query({
    name: 'order_alternatives',
    text: `select count(*)::integer as count
           from offered_slots as slots
           join offered_museum_objects as museum_objects on museum_objects.system_id = slots.museum_object_id
           join offered_slots as asked on asked.id = $1 and asked.museum_object_id = slots.museum_object_id and asked.id <> slots.id
           where slots.id = any ($3::integer[]) and not ${slotClosed('$4')} and ${alternativePrices('slots')} is not distinct from ${alternativePrices('asked')}`,
    values: [input.schedule_item_id, input.type, input.alternatives ?? [], customerId],
  })
  return rows[0]?.count ?? 0
}
