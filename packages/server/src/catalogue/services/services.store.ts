import { translatedOf, wordsOf } from '@anfilada/contract/catalogue/museum-document'
import type { EquipmentDocument, ServicesDocument } from '@anfilada/contract/catalogue/services-document'
import type { EquipmentItem } from '@anfilada/contract/orders/items'
import type { Db, Tx } from '../../db/pool.ts'

/** `savedBy` and `savedAt`: null of what stood there before versions were kept. */
export type ServicesVersion = { number: number; document: ServicesDocument; savedBy: string | null; savedAt: Date | null }

/** Newest first; before anybody saved one, what stands in the rows is the first. */
export async function listServiceVersions(db: Db): Promise<[ServicesVersion, ...ServicesVersion[]]> {
  const { rows } = await db.query({
    name: 'service_versions_list',
    text: `select service_versions.number, service_versions.document, savers.name as "savedBy", service_versions.saved_at as "savedAt"
           from service_versions left join offered_users as savers on savers.id = service_versions.saved_by
           order by service_versions.number desc`,
    values: [],
  })
  const [newest, ...others] = rows
  return newest ? withEquipment([newest, ...others]) : [{ number: 1, document: await readRows(db), savedBy: null, savedAt: null }]
}

/** A version that a server of the version before saved meanwhile says nothing of equipment: that stayed as it was. */
function withEquipment([newest, ...others]: [Kept, ...Kept[]]): [ServicesVersion, ...ServicesVersion[]] {
  const [before, ...rest] = others
  const earlier = before ? withEquipment([before, ...rest]) : []
  const { services, equipment = earlier[0]?.document.equipment ?? [] } = newest.document
  return [{ ...newest, document: { services, equipment } }, ...earlier]
}
type Kept = Omit<ServicesVersion, 'document'> & { document: Omit<ServicesDocument, 'equipment'> & Partial<ServicesDocument> }

async function readRows(db: Db): Promise<ServicesDocument> {
  const { rows } = await db.query({
    name: 'service_rows',
    text: `select museum_objects.system_id, museum_objects.service, museum_objects.name, museum_objects.seats, museum_objects.guide_language,
                  museum_objects.archived_at is not null as archived
           from museum_objects where museum_objects.service is not null
           order by museum_objects.service desc, museum_objects.position, museum_objects.seats, museum_objects.system_id`,
    values: [],
  })
  return { services: rows.map(({ name, ...row }) => ({ ...row, name: wordsOf(name) })), equipment: await listEquipment(db) }
}

/** The two kinds in the order of their editors; a language that nobody said has the Russian name. */
export async function listEquipment(db: Db): Promise<EquipmentDocument[]> {
  const { rows } = await db.query({
    name: 'equipment_kinds_list',
    text: `select equipment_kinds.service, equipment_kinds.name, equipment_kinds.archived_at is not null as archived
           from equipment_kinds order by equipment_kinds.position, equipment_kinds.service`,
    values: [],
  })
  return rows.map(({ name, ...row }) => ({ ...row, name: wordsOf(name) }))
}

/** Which of them take no new orders. */
export async function listArchivedEquipment(db: Db): Promise<EquipmentItem[]> {
  const { rows } = await db.query({
    name: 'equipment_archived',
    text: 'select equipment_kinds.service from equipment_kinds where equipment_kinds.archived_at is not null',
    values: [],
  })
  return rows.map(({ service }) => service)
}

/** A code of these that an object of a museum has. */
export async function findMuseumsCode(db: Db, codes: readonly string[]): Promise<string | undefined> {
  const { rows } = await db.query({
    name: 'service_code_of_museum',
    text: `select museum_objects.system_id from museum_objects
           where museum_objects.system_id = any ($1::text[]) and museum_objects.museum_id is not null limit 1`,
    values: [codes],
  })
  return rows[0]?.system_id
}

type NewVersion = { number: number; document: ServicesDocument; userId: number | null }

export async function insertServiceVersion(tx: Tx, { number, document, userId }: NewVersion): Promise<void> {
  await tx.query({
    name: 'service_version_insert',
    text: `insert into service_versions (number, document, saved_by, saved_at)
           values ($1, $2, $3::integer, case when $3::integer is not null then now() end)`,
    values: [number, JSON.stringify(document), userId],
  })
}

/** What the rest of the product reads of them from now on; their terms and prices stay. */
export async function writeServices(tx: Tx, { services, equipment }: ServicesDocument): Promise<void> {
  const written = services.map(({ name, ...one }, at) => ({ ...one, name: translatedOf(name), position: at + 1 }))
  await tx.query({
    name: 'services_write',
    text: `insert into museum_objects (system_id, service, name, seats, guide_language, position, usual_entrance, archived_at)
           select written.system_id, written.service, written.name, written.seats, written.guide_language, written.position, '',
             case when written.archived then now() end
           from jsonb_to_recordset($1::jsonb) as written (system_id text, service text, name jsonb, seats integer, guide_language text,
             position integer, archived boolean)
           order by written.system_id
           on conflict (system_id) do update set name = excluded.name, position = excluded.position,
             archived_at = case when excluded.archived_at is not null then coalesce(museum_objects.archived_at, excluded.archived_at) end`,
    values: [JSON.stringify(written)],
  })
  await tx.query({
    name: 'equipment_kinds_write',
    text: `update equipment_kinds set name = written.name, position = written.position,
             archived_at = case when written.archived then coalesce(equipment_kinds.archived_at, now()) end
           from jsonb_to_recordset($1::jsonb) as written (service text, name jsonb, position integer, archived boolean)
           where equipment_kinds.service = written.service`,
    values: [JSON.stringify(equipment.map(({ name, ...one }, at) => ({ ...one, name: translatedOf(name), position: at + 1 })))],
  })
}
