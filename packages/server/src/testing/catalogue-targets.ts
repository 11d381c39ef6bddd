import type { MuseumDocument, ObjectDocument, Words } from '@anfilada/contract/catalogue/museum-document'
import { noWords } from '@anfilada/contract/catalogue/museum-document'
import type { World } from './world.ts'

export const russian = (ru: string): Words => ({ ...noWords, ru })

/** An object that may be published; `changes`: what of it a test is about. */
export function objectDocument(systemId: string, changes: Partial<ObjectDocument> = {}): ObjectDocument {
  return {
    system_id: systemId,
    name: russian('Главный корпус'),
    entrance: russian('Подъезд 1'),
    countries: [],
    instant: false,
    zone: 'Europe/Moscow',
    week: Array.from({ length: 7 }, () => ({ closed: false, opens: null, closes: null })),
    exceptions: [],
    least_people: null,
    most_people: null,
    persons_per_guide: null,
    needs_license: false,
    visit_minutes: 90,
    no_show_percent: null,
    archived: false,
    ...changes,
  }
}

/** A museum that may be published. */
export function museumDocument(objects: ObjectDocument[], changes: Partial<MuseumDocument> = {}): MuseumDocument {
  return {
    name: russian('Новый музей'),
    emblem: 'museum',
    types: ['rf', 'ig', 'cn'],
    order_kinds: [],
    district: null,
    address: noWords,
    point: null,
    travel: [],
    archived: false,
    objects,
    ...changes,
  }
}

/** One that is published, as it stands in its rows, with a draft that gives it an object. */
export async function makeMuseum({ pool, users }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into museums (name, types) select jsonb_object_agg(key, 'Музей'), '{rf,ig,cn}'
     from unnest('{ru_RU,en_US,zh_cn,fa_IR,vi}'::text[]) key returning id`,
  )
  const { id } = rows[0] as { id: number }
  const document = museumDocument([objectDocument(`museum-${id}`)])
  await pool.query('insert into catalogue_drafts (museum_id, revision, document, saved_by) values ($1, 1, $2, $3)', [
    id,
    JSON.stringify(document),
    users.editor,
  ])
  return id
}

const equipment = ['multicast_audio_system', 'ag'].map((service) => ({ service, name: russian('Прокат'), archived: false }))
const van = { system_id: 'van', service: 'transport', name: russian('Фургон'), seats: 12, guide_language: null, archived: false }

/** A version of the company's services that had none yet; answers its number. */
export async function makeServicesVersion({ pool, users }: World): Promise<number> {
  const { rows } = await pool.query<{ number: number }>(
    `insert into service_versions (number, document, saved_by, saved_at)
     select coalesce(max(number), 1) + 1, $2, $1, now() from service_versions returning number`,
    [users.editor, JSON.stringify({ services: [], equipment })],
  )
  return (rows[0] as { number: number }).number
}

const asRead = (museum_id: number) => ({ museum_id, version: 1, revision: 1 })

/** What the operations of the catalogue's editor are sent, by the number of the museum. */
export const catalogueData: Record<string, (id: number) => unknown> = {
  'office office_catalogue': () => ({}),
  'office catalogue_museum': (museum_id) => ({ museum_id }),
  'office save_museum_draft': (museum_id) => ({ ...asRead(museum_id), document: museumDocument([]) }),
  'office preview_museum': (museum_id) => ({ museum_id }),
  'office publish_museum': asRead,
  'office discard_museum_draft': asRead,
  'office museum_history': (museum_id) => ({ museum_id }),
  'office company_services': () => ({}),
  'office save_company_services': (version) => ({ version, document: { services: [van], equipment } }),
}
