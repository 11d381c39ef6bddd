import { equipmentItems } from '@anfilada/contract/orders/items'
import type { PostRequestInput } from '@anfilada/contract/orders/orders'
import { freePlaces, listArchivedEquipment, museumClosed, slotClosed } from '../../catalogue/index.ts'
import type { Db } from '../../db/pool.ts'
import { byKey, readTogether } from '../../db/read-together.ts'
import { hasLicense } from '../../licenses/index.ts'
import { appliedPricesSql } from '../../pricing/index.ts'
import type { AskedSlot } from './placement.rules.ts'

const choice = {
  objectId: 'slots.museum_object_id',
  groupCategory: 'asked.group_category',
  passDate: 'slots.pass_date',
  customerId: 'asked.customer_id',
}
// Made once: three kilobytes joined anew for each order are garbage.
const askedSlots = {
  name: 'order_asked_slots',
  text: `select asked.place::integer as place, museum_objects.museum_id as "museumId", slots.museum_object_id as "objectId", slots.pass_date as "passDate", slots.starts,
                ${freePlaces('asked.customer_id', 'asked.group_category')} as free, slots.has_rules as "hasRules", ${slotClosed('asked.customer_id')} as closed,
                ${museumClosed('slots.pass_date')} as "museumClosed", museum_objects.least_people as least, museum_objects.most_people as most, museum_objects.persons_per_guide as "perGuide",
                museum_objects.needs_license as "needsLicense",
                coalesce(museum_objects.archived_at, museums.archived_at) is not null as archived,
                museum_objects.instant, museum_objects.usual_entrance as "usualEntrance", museums.types as "museumTypes",
                countries.id is not null as "countryKnown",
                coalesce(museum_objects.countries = '{}' or asked.country_id = any (museum_objects.countries), false) as "countryServed",
                ${appliedPricesSql(choice)} as applied
         from unnest($1::integer[], $2::text[], $3::integer[], $4::integer[])
           with ordinality as asked (slot_id, group_category, country_id, customer_id, place)
         join offered_slots as slots on slots.id = asked.slot_id
         join offered_museum_objects as museum_objects on museum_objects.system_id = slots.museum_object_id
         join offered_museums as museums on museums.id = museum_objects.museum_id
         left join offered_countries as countries on countries.id = asked.country_id`,
} as const

type Wanted = { input: PostRequestInput; customerId: number }

const findSeen = readTogether(async (db, wanted: readonly Wanted[]) => {
  const column = <T>(of: (one: Wanted) => T): T[] => wanted.map(of)
  const values = [
    column(({ input }) => input.schedule_item_id),
    column(({ input }) => input.type),
    column(({ input }) => input.country_id),
    column(({ customerId }) => customerId),
  ]
  const { rows } = await db.query({ ...askedSlots, values })
  return byKey(rows, wanted)
})

/** The asked slot with its object, prices and country, without a lock. */
export async function findAskedSlot(db: Db, input: PostRequestInput, customerId: number): Promise<AskedSlot | undefined> {
  const slot = await findSeen(db, { input, customerId })
  if (!slot) return undefined
  // Few objects ask for a license: the other orders do not pay for the look.
  const { needsLicense, place: _place, ...asked } = slot
  const guide = { ...asked, guide: input.guide, groupCategory: input.type, customerId }
  const needsAccompanying = needsLicense && !(await hasLicense(db, guide))
  // Nor do those without equipment pay for this one.
  return { ...asked, needsAccompanying, archivedEquipment: asksEquipment(input) ? await listArchivedEquipment(db) : [] }
}

function asksEquipment({ services }: PostRequestInput): boolean {
  return services.some(({ service, quantity }) => quantity > 0 && equipmentItems.some((item) => item === service))
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
