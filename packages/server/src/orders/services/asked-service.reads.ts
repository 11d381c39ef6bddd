import { countryOfEquipment, countryOfWish } from '@anfilada/contract/orders/order-kinds'
import { listArchivedEquipment, museumClosed } from '../../catalogue/index.ts'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db } from '../../db/pool.ts'
import { appliedPricesSql } from '../../pricing/index.ts'
import type { AskedService, EquipmentLeft, ServiceWish } from './service-order.ts'

/** What the statement is asked with; absent is null. */
type Question = {
  objectId: string | null
  guideLanguage: string | null
  museumId: number | null
  countryId: number | null
  time: string | null
  pickup: string | null
  returned: string | null
}

/** The object or museum of the wish with prices, window and deadline, in one statement and without a lock. */
export async function findAskedService(db: Db, wish: ServiceWish, customerId: number): Promise<AskedService> {
  const { type, pass_date } = wish.input
  const { objectId, guideLanguage, museumId, countryId, time, pickup, returned } = questionOf(wish)
  const { rows } = await db.query({
    name: 'service_asked',
    text: askedService,
    values: [wish.kind, objectId, guideLanguage, museumId, pass_date, time, type, customerId, countryId, pickup, returned],
  })
  const { opensAt, closesAt, notYet, over, ...asked } = onlyRow(rows)
  const window = opensAt && closesAt ? { opensAt, closesAt, notYet: notYet === true, over: over === true } : null
  return { ...asked, window, archivedEquipment: wish.kind === 'audio_guides' ? await listArchivedEquipment(db) : [] }
}

const nothing: Question = {
  objectId: null,
  guideLanguage: null,
  museumId: null,
  countryId: null,
  time: null,
  pickup: null,
  returned: null,
}

function questionOf({ kind, input }: ServiceWish): Question {
  switch (kind) {
    case 'audio_guides':
      return {
        ...nothing,
        objectId: input.system_id,
        museumId: input.museum_id,
        countryId: input.country_id ?? countryOfEquipment,
        pickup: input.pickup,
        returned: input.return,
      }
    case 'schedule':
      return {
        ...nothing,
        objectId: input.system_id || null,
        museumId: input.museum_id,
        countryId: input.country_id ?? countryOfWish(input.type),
        time: input.time,
      }
    case 'transport':
      return { ...nothing, objectId: input.vehicle, museumId: input.museum_id ?? null, time: input.time }
    case 'guide':
      return { ...nothing, guideLanguage: input.guide_language, museumId: input.museum_id ?? null, time: input.time }
  }
}

const choice = { objectId: 'found.system_id', groupCategory: '$7', passDate: '$5::date', customerId: '$8::integer' }
const zone = `coalesce(museum_objects.zone, default_zone())`
const local = (moment: string): string => `to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD HH24:MI')`
/** The hour that the deadline counts from: the visit's, or the pickup's. */
const begins = `coalesce($5::date + $6::time, $10::timestamptz at time zone ${zone})`

const askedService = `
  select museum_objects.system_id as "objectId", museum_objects.museum_id as "objectMuseumId", museum_objects.seats,
    museums.id as "museumId", museums.types as "museumTypes", coalesce($1 = any (museums.order_kinds), false) as offered,
    coalesce(museum_objects.archived_at, museums.archived_at) is not null as archived,
    coalesce(${museumClosed('$5::date')}, false) as closed,
    cut_off_moment(museum_objects.system_id, $8::integer, ${begins}::date, ${begins}::time) <= now() as late,
    $9::integer is null or exists (select from offered_countries as countries where countries.id = $9) as "countryKnown",
    (select applied.prices from (select ${appliedPricesSql(choice)} as prices from (select museum_objects.system_id) as found) as applied) as applied,
    submission_windows.opens_at as "opensAt", submission_windows.closes_at as "closesAt",
    submission_windows.opens_at > now() as "notYet", submission_windows.closes_at <= now() as over,
    ${local('$10::timestamptz')} as "pickupLocal", ${local('$11::timestamptz')} as "returnLocal"
  from (select) as nothing
  left join offered_museum_objects as museum_objects on museum_objects.system_id = $2
    or (museum_objects.service = 'guide' and museum_objects.guide_language = $3)
  left join offered_museums as museums on museums.id = coalesce(museum_objects.museum_id, $4::integer)
  left join offered_submission_windows as submission_windows on $1 = 'schedule' and submission_windows.museum_id = museums.id
    and submission_windows.month = date_trunc('month', $5::date)::date`

/**
 * What is left of each equipment on the worst day of the loan. The days are locked until the end of the transaction, so that what is
 * seen here is there when the order is written.
 */
export async function lockEquipment(db: Db, loan: { from: string; until: string }): Promise<EquipmentLeft[]> {
  const { rows } = await db.query({
    name: 'equipment_lock',
    text: 'select locked.service, locked.stock, locked.free from lock_equipment($1, $2) as locked order by locked.service',
    values: [loan.from, loan.until],
  })
  return rows
}

/** The same, without locks, for the form; days in museum-local time of Moscow. */
export async function listFreeEquipment(db: Db, loan: { pickup: string; returned: string }): Promise<EquipmentLeft[]> {
  const { rows } = await db.query({
    name: 'equipment_free',
    text: `select equipment.service, min(coalesce(equipment_days.stock, equipment.stock)) as stock,
                  min(coalesce(equipment_days.stock - equipment_days.taken, equipment.stock)) as free
           from equipment
           cross join generate_series(
             local_day($1::timestamptz), local_day($2::timestamptz), interval '1 day') as loan (day)
           left join equipment_days on equipment_days.service = equipment.service and equipment_days.day = loan.day::date
           group by equipment.service order by equipment.service`,
    values: [loan.pickup, loan.returned],
  })
  return rows
}
