import type { Country, GroupCategory, Museum, MuseumObject, OfferedKind } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { CompanyService } from '@anfilada/contract/orders/order-kinds'
import type { Db } from '../db/pool.ts'
import { freePlaces } from './places.store.ts'
import { slotClosed } from './terms.sql.ts'

/**
 * Museums that take groups of the category, or all, and that are offered for the kind of order, in the order of their ids. Of a category or a
 * kind those that take orders; else those that are archived, too: orders of before name them.
 */
export async function listMuseums(db: Db, type: GroupCategory | undefined, kind?: OfferedKind): Promise<Museum[]> {
  const { rows } = await db.query({
    name: 'museums_list',
    text: `select museums.id, museums.name, museums.types, museums.emblem, museums.district, museums.travel, museums.archived_at is not null as archived
           from museums
           where ($1::text is null or $1 = any (museums.types)) and ($2::text is null or $2 = any (museums.order_kinds))
             and (museums.archived_at is null or $1::text is null and $2::text is null)
           order by museums.id`,
    values: [type ?? null, kind ?? null],
  })
  return rows
}

export type ObjectFilter = { museumId?: number | undefined; type?: GroupCategory | undefined; systemId?: string | undefined }

/** Those that take orders; asked for by its code, an object that is archived as well. */
export async function listMuseumObjects(db: Db, filter: ObjectFilter, language: Language): Promise<MuseumObject[]> {
  const { rows } = await db.query({
    name: 'museum_objects_list',
    text: `select museum_objects.system_id, museum_objects.museum_id, museums.name ->> $4 as museum, museum_objects.name,
                  museum_objects.countries, museum_objects.instant, museums.emblem, museum_objects.least_people, museum_objects.most_people, museum_objects.persons_per_guide,
                  museum_objects.closed_weekdays, museum_objects.closed_dates::text[] as closed_dates, museum_objects.open_dates::text[] as open_dates, museum_objects.needs_license, museum_objects.visit_minutes, museum_objects.zone
           from museum_objects join museums on museums.id = museum_objects.museum_id
           where ($1::integer is null or museum_objects.museum_id = $1)
             and ($2::text is null or $2 = any (museums.types))
             and ($3::text is null or museum_objects.system_id = $3)
             and ($3::text is not null or museum_objects.archived_at is null and museums.archived_at is null)
           order by museum_objects.museum_id, museum_objects.system_id`,
    values: [filter.museumId ?? null, filter.type ?? null, filter.systemId ?? null, nameKeys[language]],
  })
  return rows
}

export async function listCountries(db: Db, language: Language): Promise<Country[]> {
  const { rows } = await db.query({
    name: 'countries_list',
    text: 'select countries.id, countries.name from countries order by countries.name ->> $1',
    values: [nameKeys[language]],
  })
  return rows
}

export type SlotRow = { id: number; time: string; capacity: number; free: number; closed: boolean }

export type OwnHold = { id: number; userId: number }

/**
 * Slots of one object and day by time; empty when the museum takes no groups of the category. Places of expired holds are free
 * already, and so, for the one who asks, are those of his own hold.
 */
export async function listSlots(
  db: Db,
  objectId: string,
  date: string,
  type: GroupCategory | undefined,
  own: OwnHold | undefined,
  customerId: number | null,
): Promise<SlotRow[]> {
  const { rows } = await db.query({
    name: 'slots_of_day',
    text: `select slots.id, slots.starts as time, slots.capacity, ${slotClosed('$6::integer')} as closed,
                  case when slots.has_rules then free_places(slots.id, $6, $3, $4, $5) else
                    (slots.capacity - slots.taken + coalesce(
                      (select sum(slot_holds.places) from slot_holds
                       where slot_holds.slot_id = slots.id and (slot_holds.expires_at <= now() or (slot_holds.id = $4 and slot_holds.user_id = $5))), 0))::integer
                  end as free
           from slots
           join museum_objects on museum_objects.system_id = slots.museum_object_id
           join museums on museums.id = museum_objects.museum_id
           where slots.museum_object_id = $1 and slots.pass_date = $2 and ($3::text is null or $3 = any (museums.types))
           order by slots.starts`,
    values: [objectId, date, type ?? null, own?.id ?? null, own?.userId ?? null, customerId],
  })
  return rows
}

export type DayRow = { date: string; free: number; largest: number; closed: boolean }

type AskedDays = { objectId: string; first: string; last: string; type: GroupCategory | undefined; customerId: number | null }

/** By their ISO codes; null of one that has none. */
export async function listCountryCodes(db: Db): Promise<{ id: number; code: string | null }[]> {
  const { rows } = await db.query({ name: 'country_codes', text: 'select countries.id, countries.code from countries', values: [] })
  return rows
}

const dayClosed = slotClosed('$5::integer')

/**
 * For each day of a month with slots: places left in slots that still take orders, and the most of one of them; `closed` when none does.
 * `offset 0` keeps what is free of a slot with rules from being counted once for each of the two.
 */
export async function listDays(db: Db, { objectId, first, last, type, customerId }: AskedDays): Promise<DayRow[]> {
  const { rows } = await db.query({
    name: 'days_of_month',
    text: `select days.date, bool_and(days.closed) as closed, coalesce(sum(days.free), 0)::integer as free, coalesce(max(days.free), 0)::integer as largest
           from (
             select slots.pass_date as date, ${dayClosed} as closed, case when not ${dayClosed} then ${freePlaces('$5', '$4')} end as free
             from slots
             join museum_objects on museum_objects.system_id = slots.museum_object_id
             join museums on museums.id = museum_objects.museum_id
             where slots.museum_object_id = $1 and slots.pass_date between $2 and $3 and ($4::text is null or $4 = any (museums.types))
             offset 0
           ) as days
           group by days.date order by days.date`,
    values: [objectId, first, last, type ?? null, customerId],
  })
  return rows
}

/** What the company itself sells, vehicle classes first, in the order of its editors; orders of before name those that are archived, too. */
export async function listCompanyServices(db: Db, service: CompanyService['service'] | undefined): Promise<CompanyService[]> {
  const { rows } = await db.query({
    name: 'company_services',
    text: `select museum_objects.system_id, museum_objects.service, museum_objects.name, museum_objects.seats, museum_objects.guide_language,
                  museum_objects.archived_at is not null as archived
           from museum_objects
           where museum_objects.service is not null and ($1::text is null or museum_objects.service = $1)
           order by museum_objects.service desc, museum_objects.position, museum_objects.seats, museum_objects.system_id`,
    values: [service ?? null],
  })
  return rows
}
