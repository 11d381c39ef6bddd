import { emblems } from '@anfilada/contract/catalogue'
import { groupCategories } from '@anfilada/contract/group-categories'
import { offeredKinds } from '@anfilada/contract/catalogue/museum-document'
import { museumFaults } from '@anfilada/contract/catalogue/museum-faults'
import { type MuseumRow, museumRow } from '@anfilada/contract/interchange/museums'
import { districts } from '@anfilada/contract/orders/programme-clashes'
import officeCatalogueEn from '@anfilada/phrases/office-catalogue/en'
import officeCatalogueRu from '@anfilada/phrases/office-catalogue/ru'
import { type KnownMuseum, listCountryCodes, listKnownMuseums, lockCatalogue, publishDocument } from '../../catalogue/index.ts'
import type { Db, Tx } from '../../db/pool.ts'
import type { Acting } from '../../identity/index.ts'
import { refuse } from '../../outcome.ts'
import { choice, choices, date, inLanguages, integer, openDay, orNone, point, text, texts, yesNo } from '../frame/cell-kinds.rules.ts'
import { said, saidRefusal, type Said } from '../frame/placed-faults.ts'
import type { RowChange, Section } from '../frame/section.ts'
import type { Column, SheetPlan } from '../frame/sheet-plan.rules.ts'
import { inOrder } from '../references/writing.ts'

type ObjectRow = MuseumRow['objects'][number]

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const exceptions: SheetPlan = {
  name: 'opening_exceptions',
  columns: [
    { title: 'from', path: ['from'], kind: date, key: true },
    { title: 'until', path: ['until'], kind: date },
    { title: 'hours', path: [], kind: openDay },
  ],
}

const objects: SheetPlan = {
  name: 'museum_objects',
  columns: [
    { title: 'object_code', path: ['system_id'], kind: text, key: true, width: 26 },
    ...inLanguages('name', 'name'),
    ...inLanguages('entrance', 'entrance'),
    { title: 'countries', path: ['countries'], kind: texts, width: 28 },
    { title: 'instant', path: ['instant'], kind: yesNo },
    { title: 'zone', path: ['zone'], kind: text, width: 22 },
    ...weekdays.map((title, day): Column => ({ title, path: ['week', day], kind: openDay })),
    { title: 'least_people', path: ['least_people'], kind: orNone(integer) },
    { title: 'most_people', path: ['most_people'], kind: orNone(integer) },
    { title: 'persons_per_guide', path: ['persons_per_guide'], kind: orNone(integer) },
    { title: 'needs_license', path: ['needs_license'], kind: yesNo },
    { title: 'visit_minutes', path: ['visit_minutes'], kind: integer },
    { title: 'no_show_percent', path: ['no_show_percent'], kind: orNone(integer) },
    { title: 'archived', path: ['archived'], kind: yesNo },
  ],
  lists: { exceptions },
}

const sheet: SheetPlan = {
  name: 'museums',
  columns: [
    { title: 'museum_number', path: ['number'], kind: integer, key: true },
    ...inLanguages('name', 'name'),
    { title: 'emblem', path: ['emblem'], kind: choice(emblems) },
    { title: 'group_categories', path: ['types'], kind: choices(groupCategories) },
    { title: 'order_kinds', path: ['order_kinds'], kind: choices(offeredKinds), width: 30 },
    { title: 'district', path: ['district'], kind: orNone(choice(districts)) },
    ...inLanguages('address', 'address'),
    { title: 'point', path: ['point'], kind: orNone(point), width: 22 },
    { title: 'archived', path: ['archived'], kind: yesNo },
  ],
  lists: {
    objects,
    travel: {
      name: 'museum_travel',
      columns: [
        { title: 'to_museum_number', path: ['museum_id'], kind: integer, key: true },
        { title: 'minutes', path: ['minutes'], kind: integer },
      ],
    },
  },
}

/** Museums with their objects, as their editor publishes them (decision 0067). */
export const museums: Section<MuseumRow> = {
  name: 'museums',
  schema: museumRow,
  sheet,
  may: { read: ['update', 'Catalogue'], write: ['update', 'Catalogue'] },
  keyOf: ({ number }) => String(number),
  nameOf: ({ name }, language) => name[language] || name.ru,
  canonical: (row) => ({
    ...row,
    types: sorted(row.types),
    order_kinds: sorted(row.order_kinds),
    travel: sorted(row.travel, ({ museum_id }) => museum_id),
    objects: sorted(row.objects, ({ system_id }) => system_id).map(canonicalObject),
  }),
  read: readMuseums,
  faults: (row) =>
    Object.entries(museumFaults({ ...row, objects: row.objects.map((object) => ({ ...object, countries: [] })) })).map(([path, code]) => ({
      path: pathOf(path),
      code,
      sentence: { ru: officeCatalogueRu.faults[code], en: officeCatalogueEn.faults[code] },
    })),
  lock: lockCatalogue,
  write: writeMuseums,
}

function canonicalObject(object: ObjectRow): ObjectRow {
  return { ...object, countries: sorted(object.countries), exceptions: sorted(object.exceptions, ({ from }) => from) }
}

function sorted<T>(list: readonly T[], by: (one: T) => string | number = String): T[] {
  return list.toSorted((one, other) => (by(one) < by(other) ? -1 : 1))
}

/** `objects.0.name.ru`, as the catalogue names a field. */
function pathOf(dotted: string): (string | number)[] {
  return dotted.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

async function readMuseums(db: Db): Promise<MuseumRow[]> {
  const codes = new Map((await listCountryCodes(db)).map(({ id, code }) => [id, code ?? String(id)]))
  return (await listKnownMuseums(db)).flatMap(({ museumId, published }) => {
    if (!published) return []
    const own = published.document.objects.map((object) => ({
      ...object,
      countries: object.countries.map((id) => codes.get(id) ?? String(id)),
    }))
    // What PostgreSQL keeps as JSON comes back in an order of its own; the schema has ours.
    return [museums.canonical(museumRow.parse({ number: museumId, ...published.document, objects: own }))]
  })
}

async function writeMuseums(tx: Tx, acting: Acting, changes: readonly RowChange<MuseumRow>[]): Promise<Said[][]> {
  const numbers = new Map((await listCountryCodes(tx)).map(({ id, code }) => [code ?? String(id), id]))
  const known = new Map((await listKnownMuseums(tx)).map((museum) => [museum.museumId, museum]))
  // Museums of one file name each other, whichever comes first; and the editor offers those that are drafts alone.
  const there = new Set([...changes.map(({ after }) => after.number), ...known.keys()])
  return inOrder(changes, async ({ after }) => {
    const lost = lostWays(after, there)
    return lost.length > 0 ? lost : writeMuseum(tx, acting, { after, known: known.get(after.number), numbers })
  })
}

function lostWays({ travel }: MuseumRow, there: ReadonlySet<number>): Said[] {
  return travel.flatMap(({ museum_id }, at) =>
    there.has(museum_id) ? [] : [saidRefusal(['travel', at, 'museum_id'], refuse('museum_not_found'))],
  )
}

type Writing = { after: MuseumRow; known: KnownMuseum | undefined; numbers: ReadonlyMap<string, number> }

async function writeMuseum(tx: Tx, acting: Acting, { after, known, numbers }: Writing): Promise<Said[]> {
  // Somebody's work would be published over what the file says, or the other way round, and neither would know.
  if (known?.draft) return [said(['number'], 'draft_open')]
  const { number, ...document } = after
  const unknown = after.objects.flatMap(({ countries }, at) =>
    countries.every((code) => numbers.has(code)) ? [] : [said(['objects', at, 'countries'], 'unknown_country')],
  )
  if (unknown.length > 0) return unknown
  const written = document.objects.map((object) => ({ ...object, countries: object.countries.flatMap((code) => numbers.get(code) ?? []) }))
  const done = await publishDocument(tx, acting, {
    known: known ?? { museumId: number, published: null, draft: null },
    document: { ...document, objects: written },
  })
  if (done.ok) return []
  const [field] = Object.keys(done.fields ?? {})
  return [saidRefusal(field === undefined ? ['number'] : pathOf(field), done)]
}
