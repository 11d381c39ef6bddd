import type { MuseumDocument } from '@anfilada/contract/catalogue/museum-document'
import type { Db } from '../../db/pool.ts'
import { documentOf } from './museum-rows.rules.ts'

/** A museum as it is in force. `number`: its version; what stands in its rows alone is the first. */
export type Published = { number: number; document: MuseumDocument; publishedBy: string | null; publishedAt: Date | null }
export type Draft = { revision: number; document: MuseumDocument; savedBy: string; savedAt: Date }
export type KnownMuseum = { museumId: number; published: Published | null; draft: Draft | null }

/** By number. */
export async function listKnownMuseums(db: Db): Promise<KnownMuseum[]> {
  return readMuseums(db, null)
}

export async function findKnownMuseum(db: Db, museumId: number): Promise<KnownMuseum | undefined> {
  const [known] = await readMuseums(db, museumId)
  return known
}

async function readMuseums(db: Db, museumId: number | null): Promise<KnownMuseum[]> {
  const published = new Map([...(await readFromRows(db, museumId)), ...(await readVersions(db, museumId))])
  const drafts = await readDrafts(db, museumId)
  const ids = [...new Set([...published.keys(), ...drafts.keys()])].toSorted((one, other) => one - other)
  return ids.map((id) => ({ museumId: id, published: published.get(id) ?? null, draft: drafts.get(id) ?? null }))
}

async function readVersions(db: Db, museumId: number | null): Promise<[number, Published][]> {
  const { rows } = await db.query({
    name: 'catalogue_current_versions',
    text: `select distinct on (catalogue_versions.museum_id) catalogue_versions.museum_id as "museumId", catalogue_versions.number,
                  catalogue_versions.document, publishers.name as "publishedBy", catalogue_versions.published_at as "publishedAt"
           from catalogue_versions left join offered_users as publishers on publishers.id = catalogue_versions.published_by
           where $1::integer is null or catalogue_versions.museum_id = $1
           order by catalogue_versions.museum_id, catalogue_versions.number desc`,
    values: [museumId],
  })
  return rows.map(({ museumId: id, ...version }) => [id, version])
}

async function readDrafts(db: Db, museumId: number | null): Promise<Map<number, Draft>> {
  const { rows } = await db.query({
    name: 'catalogue_drafts_list',
    text: `select catalogue_drafts.museum_id as "museumId", catalogue_drafts.revision, catalogue_drafts.document, savers.name as "savedBy",
                  catalogue_drafts.saved_at as "savedAt"
           from catalogue_drafts join offered_users as savers on savers.id = catalogue_drafts.saved_by
           where $1::integer is null or catalogue_drafts.museum_id = $1`,
    values: [museumId],
  })
  return new Map(rows.map(({ museumId: id, ...draft }) => [id, draft]))
}

/** Museums of which no version is kept yet. */
async function readFromRows(db: Db, museumId: number | null): Promise<[number, Published][]> {
  const museums = await db.query({
    name: 'catalogue_museum_rows',
    text: `select museums.id, museums.name, museums.types, museums.emblem, museums.order_kinds as "orderKinds", museums.district,
                  museums.address, museums.point, museums.travel, museums.archived_at is not null as archived
           from museums
           where ($1::integer is null or museums.id = $1)
             and not exists (select from catalogue_versions where catalogue_versions.museum_id = museums.id)`,
    values: [museumId],
  })
  const objects = await db.query({
    name: 'catalogue_object_rows',
    text: `select museum_objects.museum_id as "museumId", museum_objects.system_id as "systemId", museum_objects.name, museum_objects.countries,
                  museum_objects.instant, museum_objects.usual_entrance as "usualEntrance", museum_objects.entrance_names as "entranceNames",
                  museum_objects.zone, museum_objects.closed_weekdays as "closedWeekdays", museum_objects.closed_dates::text[] as "closedDates",
                  museum_objects.open_dates::text[] as "openDates", museum_objects.opening, museum_objects.least_people as least, museum_objects.most_people as most,
                  museum_objects.persons_per_guide as "personsPerGuide", museum_objects.needs_license as "needsLicense",
                  museum_objects.visit_minutes as "visitMinutes", museum_objects.no_show_percent as "noShowPercent",
                  museum_objects.archived_at is not null as archived
           from museum_objects
           where museum_objects.museum_id is not null and ($1::integer is null or museum_objects.museum_id = $1)
           order by museum_objects.system_id`,
    values: [museumId],
  })
  return museums.rows.map(({ id, ...row }) => {
    const own = objects.rows.filter((object) => object.museumId === id)
    return [id, { number: 1, document: documentOf(row, own), publishedBy: null, publishedAt: null }]
  })
}

export type Version = Omit<Published, 'document'> & { document: MuseumDocument }

/** Newest first. */
export async function listVersions(db: Db, museumId: number): Promise<Version[]> {
  const { rows } = await db.query({
    name: 'catalogue_versions_list',
    text: `select catalogue_versions.number, catalogue_versions.document, publishers.name as "publishedBy",
                  catalogue_versions.published_at as "publishedAt"
           from catalogue_versions left join offered_users as publishers on publishers.id = catalogue_versions.published_by
           where catalogue_versions.museum_id = $1 order by catalogue_versions.number desc`,
    values: [museumId],
  })
  return rows
}
