import { type MuseumDocument, noWords } from '@anfilada/contract/catalogue/museum-document'
import { type CatalogueMuseum, officeCatalogueActions } from '@anfilada/contract/catalogue/office-catalogue'
import type { MuseumObject } from '@anfilada/contract/catalogue'
import { weekdayOf } from '@anfilada/contract/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeTurn } from '../../db/turn.ts'
import { museumDocument, objectDocument, russian } from '../../testing/catalogue-targets.ts'
import {
  addSlot,
  ask,
  createWorld,
  instantObjectId,
  museumId,
  objectId,
  place,
  type Principal,
  ticketsFor,
  visitDate,
  type World,
} from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Body = { success: boolean; code?: string; fields?: Record<string, string>; orders?: number[]; data?: { result: unknown } }

async function send(action: keyof typeof officeCatalogueActions, data: object, as: Principal = 'editor'): Promise<Body> {
  return (await ask(world, { as, api: 'office', action, data: { language: 'ru', ...data } })).json<Body>()
}
const whole = (body: Body): CatalogueMuseum => officeCatalogueActions.catalogue_museum.output.parse(body.data).result
const open = async (museum_id: number) => whole(await send('catalogue_museum', { museum_id }))
const asRead = ({ museum_id, version, draft }: CatalogueMuseum) => ({ museum_id, version, revision: draft?.revision ?? 0 })
const documentIn = ({ draft, published: inForce }: CatalogueMuseum): MuseumDocument => {
  const document = draft?.document ?? inForce
  if (!document) throw new Error('A museum without a document')
  return document
}
const save = (museum: CatalogueMuseum, document: MuseumDocument) => send('save_museum_draft', { ...asRead(museum), document })
const publish = (museum: CatalogueMuseum) => send('publish_museum', asRead(museum))
async function published(document: MuseumDocument): Promise<CatalogueMuseum> {
  const draft = whole(await send('save_museum_draft', { version: 0, revision: 0, document }))
  return whole(await publish(draft))
}
const preview = async (museum_id: number) =>
  officeCatalogueActions.preview_museum.output.parse((await send('preview_museum', { museum_id })).data).result
const history = async (museum_id: number) =>
  officeCatalogueActions.museum_history.output.parse((await send('museum_history', { museum_id })).data).result
async function seen(query: string): Promise<MuseumObject[]> {
  const headers = { authorization: world.tokens.agencyOwner }
  return (await world.app.inject({ url: `/api/v1/museums-objects/?language=zh&${query}`, headers })).json()
}
/** The document of the world's museum with other words of one object. */
function withObject(museum: CatalogueMuseum, systemId: string, changes: Partial<MuseumDocument['objects'][number]>): MuseumDocument {
  const document = documentIn(museum)
  return {
    ...document,
    objects: document.objects.map((object) => (object.system_id === systemId ? { ...object, ...changes } : object)),
  }
}

test('a museum is saved while the jobs are at work, who hold their turn as long as they live', async () => {
  const turn = await takeTurn(world.databaseUrl, () => undefined)
  const saved = await send('save_museum_draft', { version: 0, revision: 0, document: museumDocument([]) })
  await turn.end()
  expect(saved).toMatchObject({ success: true })
})

describe('a museum that stood there before versions were kept', () => {
  test('is its own first version, as its rows say it', async () => {
    const museum = await open(museumId)
    expect(museum).toMatchObject({ version: 1, draft: null, published_by: null, published_at: null })
    expect(museum.published).toMatchObject({ name: { ru: 'Дворец', en: 'Дворец' }, emblem: 'hermitage', archived: false })
    expect(museum.published?.objects.map(({ system_id }) => system_id)).toEqual([instantObjectId, objectId])
    expect(museum.terms).toContainEqual({ museum_object_id: objectId, cut_off_minutes: 120, free_change_hours: 24, penalty: 0 })
    expect(await history(museumId)).toEqual([{ version: 1, published_by: null, published_at: null, changes: [] }])
  })
})

describe('a draft', () => {
  test('keeps what is typed, is listed, and is seen by no customer', async () => {
    const before = await open(museumId)
    const name = { ...noWords, ru: 'Главный комплекс', zh: '主馆' }
    const drafted = whole(await save(before, withObject(before, objectId, { name, entrance: russian('') })))
    expect(drafted.draft).toMatchObject({ revision: 1, saved_by: 'editor' })
    expect((await seen(`system_id=${objectId}`))[0]?.name.zh_cn).toBe('Главный комплекс')
    const list = officeCatalogueActions.office_catalogue.output.parse((await send('office_catalogue', {})).data).result
    const line = list.find(({ museum_id }) => museum_id === museumId)
    expect(line).toMatchObject({ has_draft: true, version: 1 })
    expect(line?.objects.find(({ system_id }) => system_id === objectId)?.missing).toEqual(['en', 'fa', 'vi'])
    expect(await publish(drafted)).toMatchObject({
      code: 'catalogue_incomplete',
      fields: {
        [`objects.${documentIn(drafted).objects.findIndex((one) => one.system_id === objectId)}.entrance.ru`]: expect.any(String) as string,
      },
    })
    const discarded = await send('discard_museum_draft', asRead(drafted))
    expect(discarded.success).toBe(true)
    expect(await open(museumId)).toEqual(before)
  })

  test('of somebody else is not written over, and nothing is published over what another published', async () => {
    const museum = await published(museumDocument([objectDocument('two-editors')]))
    const mine = documentIn(museum)
    const his = whole(await save(museum, { ...mine, name: russian('Его имя') }))
    expect(await save(museum, { ...mine, name: russian('Моё имя') })).toMatchObject({ code: 'catalogue_stale' })
    expect(await publish(museum)).toMatchObject({ code: 'catalogue_stale' })
    const after = whole(await publish(his))
    expect(after).toMatchObject({ version: 2, draft: null })
    expect(await save(his, { ...mine, name: russian('Моё имя') })).toMatchObject({ code: 'catalogue_stale' })
    expect(await publish(after)).toMatchObject({ code: 'nothing_changed' })
  })

  test('of two editors at the same moment is one of theirs, whole', async () => {
    const museum = await published(museumDocument([objectDocument('at-once')]))
    const names = ['Один', 'Два', 'Три', 'Четыре']
    const answers = await Promise.all(names.map((name) => save(museum, { ...documentIn(museum), name: russian(name) })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'catalogue_stale')).toHaveLength(3)
    expect(names).toContain(documentIn(await open(museum.museum_id)).name.ru)
  })
})

describe('publishing', () => {
  test('a new museum makes it one that customers find, with a number of its own', async () => {
    const document = museumDocument([objectDocument('brand-new', { name: { ...noWords, ru: 'Зал', zh: '厅' }, most_people: 30 })])
    const museum = await published(document)
    expect(museum).toMatchObject({ version: 1, published: document, draft: null, published_by: 'editor' })
    expect(museum.museum_id).not.toBe(museumId)
    expect(await seen(`museum_id=${museum.museum_id}`)).toMatchObject([
      { system_id: 'brand-new', museum: 'Новый музей', name: { ru_RU: 'Зал', zh_cn: '厅', fa_IR: 'Зал' }, most_people: 30 },
    ])
  })

  test('a change tells it in the preview and in the history, the first version included', async () => {
    const before = await open(museumId)
    const entrance = { ...documentIn(before).objects[0]?.entrance, ru: 'Подъезд 7', en: 'Entrance 7', zh: '', fa: '', vi: '' }
    const drafted = whole(await save(before, withObject(before, instantObjectId, { entrance })))
    const changes = [
      { object: instantObjectId, field: 'entrance', language: 'ru', from: 'Подъезд 1', to: 'Подъезд 7' },
      { object: instantObjectId, field: 'entrance', language: 'en', from: '', to: 'Entrance 7' },
    ]
    expect(await preview(museumId)).toEqual({ changes, standing: [] })
    const after = whole(await publish(drafted))
    expect(after.version).toBe(before.version + 1)
    const lines = await history(museumId)
    expect(lines[0]).toMatchObject({ version: after.version, published_by: 'editor', changes })
    expect(lines.at(-1)).toEqual({ version: 1, published_by: null, published_at: null, changes: [] })
    const { rows } = await world.pool.query<{ details: unknown }>(
      `select details from audit_log where action = 'catalogue.published' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ details: { name: 'Дворец' } }])
  })

  test('never takes out what was published, nor a code that another museum has', async () => {
    const museum = await published(museumDocument([objectDocument('stays')]))
    const without = whole(await save(museum, { ...documentIn(museum), objects: [objectDocument('another')] }))
    expect(await publish(without)).toMatchObject({ code: 'object_not_removed' })
    const taken = whole(await save(without, { ...documentIn(museum), objects: [...documentIn(museum).objects, objectDocument(objectId)] }))
    expect(await publish(taken)).toMatchObject({
      code: 'object_code_taken',
      fields: { 'objects.1.system_id': expect.any(String) as string },
    })
    expect((await seen(`system_id=${objectId}`))[0]?.museum_id).toBe(museumId)
  })

  test('is for editors and administrators', async () => {
    expect(await send('office_catalogue', {}, 'dispatcher')).toMatchObject({ code: 'forbidden' })
    expect((await send('office_catalogue', {}, 'admin')).success).toBe(true)
  })
})

describe('opening days', () => {
  const shut = { closed: true, opens: null, closes: null }

  test('close to customers what the weekday closes, and open what an exception opens', async () => {
    const week = Array.from({ length: 7 }, (_, at) => (at + 1 === weekdayOf(visitDate) ? shut : { ...shut, closed: false }))
    const museum = await published(museumDocument([objectDocument('by-weekday', { week })]))
    const slot = await addSlot(world, { capacity: 20, object: 'by-weekday' })
    const order = { museum_id: museum.museum_id, system_id: 'by-weekday' }
    const sent = async () =>
      (await ask(world, { as: 'agencyOwner', action: 'post_request', data: { ...ticketsFor(slot), ...order } })).json<Body>()
    expect(await sent()).toMatchObject({ code: 'museum_closed' })
    const exceptions = [{ from: visitDate, until: visitDate, closed: false, opens: '10:00', closes: '15:00' }]
    const opened = whole(await save(museum, withObject(museum, 'by-weekday', { exceptions })))
    await publish(opened)
    expect(await seen('system_id=by-weekday')).toMatchObject([{ closed_weekdays: [weekdayOf(visitDate)], open_dates: [visitDate] }])
    // Nothing is sold there yet: the day itself is no obstacle any more.
    expect(await sent()).toMatchObject({ code: 'ticket_not_sold' })
  })

  test('that become others have the slots of that object alone filled anew at once', async () => {
    const queued = async () => {
      const { rows } = await world.pool.query<{ key: string }>(`select key from graphile_worker.jobs where key like 'fill_slots:days-%'`)
      return rows.map(({ key }) => key)
    }
    const museum = await published(museumDocument([objectDocument('days-changed'), objectDocument('days-kept')]))
    expect(await queued()).toEqual([])
    const named = whole(await publish(whole(await save(museum, { ...documentIn(museum), name: russian('Другое имя') }))))
    expect(await queued()).toEqual([])
    await publish(
      whole(await save(named, withObject(named, 'days-changed', { exceptions: [{ from: visitDate, until: visitDate, ...shut }] }))),
    )
    expect(await queued()).toEqual(['fill_slots:days-changed'])
  })

  test('and categories are not taken from orders that stand there: they are named', async () => {
    const order = await place(world, await addSlot(world, { capacity: 50 }))
    const museum = await open(museumId)
    const closing = withObject(museum, objectId, { exceptions: [{ from: visitDate, until: visitDate, ...shut }] })
    const drafted = whole(await save(museum, closing))
    const { standing } = await preview(museumId)
    expect(standing.find(({ order_id }) => order_id === order)).toMatchObject({
      reason: 'closed_day',
      museum_object_id: objectId,
      date: visitDate,
    })
    const refused = await publish(drafted)
    expect(refused.code).toBe('catalogue_orders_stand')
    expect(refused.orders).toContain(order)
    const kept = documentIn(museum).types.filter((type) => type !== standing[0]?.type)
    const narrower = whole(await save(drafted, { ...documentIn(museum), types: kept }))
    expect((await preview(museumId)).standing.find(({ order_id }) => order_id === order)).toMatchObject({ reason: 'group_category' })
    expect(await publish(narrower)).toMatchObject({ code: 'catalogue_orders_stand' })
    await send('discard_museum_draft', asRead(narrower))
  })
})

describe('an archived object', () => {
  test('takes no new orders and is offered no more; orders of before show and change as they did', async () => {
    const slot = await addSlot(world, { capacity: 60 })
    const order = await place(world, slot)
    const museum = await open(museumId)
    const archived = whole(await publish(whole(await save(museum, withObject(museum, objectId, { archived: true })))))
    expect((await seen(`museum_id=${museumId}`)).map(({ system_id }) => system_id)).not.toContain(objectId)
    expect(await seen(`system_id=${objectId}`)).toHaveLength(1)
    const tried = await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slot) })
    expect(tried.json()).toMatchObject({ success: false, code: 'object_archived' })
    const held = await ask(world, {
      as: 'agencyOwner',
      action: 'hold_places',
      data: { schedule_item_id: slot, type: 'ig', quantity: 2 },
    })
    expect(held.json()).toMatchObject({ success: false, code: 'object_archived' })
    const read = await ask(world, { as: 'agencyOwner', action: 'get_request', data: { request_id: order } })
    expect(read.json()).toMatchObject({ success: true })
    const change = { id: order, notes: 'У главного входа' }
    const changed = await ask(world, { as: 'agencyOwner', action: 'preview_request', data: change })
    expect(changed.json()).toMatchObject({ success: true })

    await publish(whole(await save(archived, withObject(archived, objectId, { archived: false }))))
    expect((await seen(`museum_id=${museumId}`)).map(({ system_id }) => system_id)).toContain(objectId)
    expect((await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slot) })).json()).toMatchObject({
      success: true,
    })
  })

  test('stands for all objects of an archived museum', async () => {
    const museum = await published(museumDocument([objectDocument('of-the-archive')]))
    const after = whole(await publish(whole(await save(museum, { ...documentIn(museum), archived: true }))))
    expect(await seen(`museum_id=${after.museum_id}`)).toEqual([])
    const headers = { authorization: world.tokens.agencyOwner }
    const museums = async (query: string) =>
      (await world.app.inject({ url: `/api/v1/museums/${query}`, headers })).json<{ id: number; archived: boolean }[]>()
    expect((await museums('')).find(({ id }) => id === after.museum_id)).toMatchObject({ archived: true })
    expect((await museums('?type=rf')).map(({ id }) => id)).not.toContain(after.museum_id)
  })
})
