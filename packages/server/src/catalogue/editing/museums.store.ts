import type { MuseumDocument } from '@anfilada/contract/catalogue/museum-document'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Tx } from '../../db/pool.ts'
import { onlyRow } from '../../db/statement-rows.ts'
import { objectRowOf, rowOf } from './museum-rows.rules.ts'

/** One who changes the catalogue at a time: what he read is what he changes, and a code of an object is taken once. Orders do not wait for it. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await tx.query({ name: 'catalogue_lock', text: 'select from pg_advisory_xact_lock($1)', values: [advisoryLocks.catalogue] })
}

/** A number that no museum has or had. */
export async function takeMuseumNumber(tx: Tx): Promise<number> {
  const { rows } = await tx.query({
    name: 'catalogue_next_museum',
    text: `select nextval(pg_get_serial_sequence('museums', 'id'))::integer as id`,
    values: [],
  })
  return onlyRow(rows).id ?? 0
}

export async function saveDraft(
  tx: Tx,
  museumId: number,
  { document, userId }: { document: MuseumDocument; userId: number },
): Promise<void> {
  await tx.query({
    name: 'catalogue_draft_save',
    text: `insert into catalogue_drafts (museum_id, revision, document, saved_by) values ($1, 1, $2, $3)
           on conflict (museum_id) do update set revision = catalogue_drafts.revision + 1, document = excluded.document,
             saved_by = excluded.saved_by, saved_at = now()`,
    values: [museumId, JSON.stringify(document), userId],
  })
}

export async function deleteDraft(tx: Tx, museumId: number): Promise<void> {
  await tx.query({
    name: 'catalogue_draft_delete',
    text: 'delete from catalogue_drafts where catalogue_drafts.museum_id = $1',
    values: [museumId],
  })
}

/** Without a user: of the command line, or (`isOld`) what stood there before versions were kept, and nobody knows since when. */
type NewVersion = { number: number; document: MuseumDocument; userId: number | null; isOld: boolean }

export async function insertVersion(tx: Tx, museumId: number, { number, document, userId, isOld }: NewVersion): Promise<void> {
  await tx.query({
    name: 'catalogue_version_insert',
    text: `insert into catalogue_versions (museum_id, number, document, published_by, published_at)
           values ($1, $2, $3, $4::integer, case when not $5::boolean then now() end)`,
    values: [museumId, number, JSON.stringify(document), userId, isOld],
  })
}

/** No other museum gets the number of one that brought its own. */
async function passNumber(tx: Tx, museumId: number): Promise<void> {
  await tx.query({
    name: 'catalogue_number_pass',
    text: `select setval(numbers.name, $1) from (select pg_get_serial_sequence('museums', 'id') as name) as numbers
           where coalesce(pg_sequence_last_value(numbers.name::regclass), 0) < $1`,
    values: [museumId],
  })
}

/** What the rest of the product reads of it from now on. Terms, slots and prices of its objects stay. */
export async function writeMuseum(tx: Tx, museumId: number, document: MuseumDocument): Promise<void> {
  const { name, types, emblem, orderKinds, district, address, point, travel, archived } = rowOf(document)
  await tx.query({
    name: 'catalogue_museum_write',
    text: `insert into museums (id, name, types, emblem, order_kinds, district, address, point, travel, archived_at) overriding system value
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $10::boolean then now() end)
           on conflict (id) do update set name = excluded.name, types = excluded.types, emblem = excluded.emblem,
             order_kinds = excluded.order_kinds, district = excluded.district, address = excluded.address, point = excluded.point,
             travel = excluded.travel,
             archived_at = case when excluded.archived_at is not null then coalesce(museums.archived_at, excluded.archived_at) end`,
    values: [
      museumId,
      JSON.stringify(name),
      types,
      emblem,
      orderKinds,
      district,
      JSON.stringify(address),
      point && JSON.stringify(point),
      JSON.stringify(travel),
      archived,
    ],
  })
  await passNumber(tx, museumId)
  await tx.query({
    name: 'catalogue_objects_write',
    text: `insert into museum_objects (system_id, museum_id, name, countries, instant, usual_entrance, entrance_names, zone, closed_weekdays,
             closed_dates, open_dates, opening, least_people, most_people, persons_per_guide, needs_license, visit_minutes, no_show_percent, archived_at)
           select written."systemId", $1, written.name, written.countries, written.instant, written."usualEntrance", written."entranceNames",
             written.zone, written."closedWeekdays", written."closedDates", written."openDates", written.opening, written.least, written.most,
             written."personsPerGuide", written."needsLicense", written."visitMinutes", written."noShowPercent",
             case when written.archived then now() end
           from jsonb_to_recordset($2::jsonb) as written ("systemId" text, name jsonb, countries integer[], instant boolean,
             "usualEntrance" text, "entranceNames" jsonb, zone text, "closedWeekdays" integer[], "closedDates" date[], "openDates" date[], opening jsonb,
             least integer, most integer, "personsPerGuide" integer, "needsLicense" boolean, "visitMinutes" integer,
             "noShowPercent" integer, archived boolean)
           order by written."systemId"
           on conflict (system_id) do update set name = excluded.name, countries = excluded.countries, instant = excluded.instant,
             usual_entrance = excluded.usual_entrance, entrance_names = excluded.entrance_names, zone = excluded.zone,
             closed_weekdays = excluded.closed_weekdays, closed_dates = excluded.closed_dates, open_dates = excluded.open_dates, opening = excluded.opening,
             least_people = excluded.least_people, most_people = excluded.most_people, persons_per_guide = excluded.persons_per_guide,
             needs_license = excluded.needs_license, visit_minutes = excluded.visit_minutes, no_show_percent = excluded.no_show_percent,
             archived_at = case when excluded.archived_at is not null then coalesce(museum_objects.archived_at, excluded.archived_at) end`,
    values: [museumId, JSON.stringify(document.objects.map(objectRowOf))],
  })
}

/** A day that admits people again may have places for those who wait. */
export async function offerReopened(tx: Tx, objectIds: readonly string[]): Promise<void> {
  await tx.query({
    name: 'catalogue_offer_reopened',
    text: `select offer_places(slots.id) from slots join museum_objects on museum_objects.system_id = slots.museum_object_id
           where slots.museum_object_id = any ($1::text[]) and slots.has_rules and slots.pass_date >= local_day(now(), museum_objects.zone)`,
    values: [objectIds],
  })
}
