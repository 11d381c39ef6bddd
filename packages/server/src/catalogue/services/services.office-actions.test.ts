import { type CompanyServices, officeServicesActions } from '@anfilada/contract/catalogue/office-services'
import { noWords } from '@anfilada/contract/catalogue/museum-document'
import { equipmentItems, type EquipmentItem } from '@anfilada/contract/orders/items'
import type { EquipmentDocument, ServiceDocument } from '@anfilada/contract/catalogue/services-document'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '@anfilada/contract/languages'
import { soldPhrases } from '@anfilada/phrases/price-files'
import { addServices, loanData, transportData } from '../../testing/services.ts'
import { addSlot, ask, createWorld, objectId, type Principal, ticketsFor, type World } from '../../testing/world.ts'
import { listEquipment } from './services.store.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await addServices(world)
})
afterAll(() => world.close())

type Body = { success: boolean; code?: string; fields?: Record<string, string>; data?: { result: unknown } }
async function send(action: keyof typeof officeServicesActions, data: object, as: Principal = 'editor'): Promise<Body> {
  return (await ask(world, { as, api: 'office', action, data: { language: 'ru', ...data } })).json<Body>()
}
const whole = (body: Body): CompanyServices => officeServicesActions.company_services.output.parse(body.data).result
const open = async () => whole(await send('company_services', {}))
const save = ({ version, document }: CompanyServices, services: ServiceDocument[]) =>
  send('save_company_services', { version, document: { ...document, services } })
const lend = ({ version, document }: CompanyServices, equipment: EquipmentDocument[]) =>
  send('save_company_services', { version, document: { ...document, equipment } })
const lent = ({ document }: CompanyServices, service: EquipmentItem, part: Partial<EquipmentDocument>): EquipmentDocument[] =>
  document.equipment.map((one) => (one.service === service ? { ...one, ...part } : one))
const place = async (action: string, data: object) => (await ask(world, { as: 'agencyOwner', action, data })).json<Body>()
const numberOf = (placed: Body): number => (placed.data as { result: { id: number } }).result.id
const changed = ({ document }: CompanyServices, system_id: string, part: Partial<ServiceDocument>): ServiceDocument[] =>
  document.services.map((one) => (one.system_id === system_id ? { ...one, ...part } : one))
async function offered(): Promise<{ system_id: string; name: Record<string, string>; archived: boolean }[]> {
  const answer = await ask(world, { as: 'agencyOwner', action: 'get_services', data: { service: 'transport' } })
  return answer.json<{ data: { result: never } }>().data.result
}
const order = async () => (await ask(world, { as: 'agencyOwner', action: 'post_request_transport', data: transportData })).json<Body>()
const van: ServiceDocument = {
  system_id: 'van',
  service: 'transport',
  name: { ...noWords, ru: 'Фургон', zh: '面包车' },
  seats: 12,
  guide_language: null,
  archived: false,
}

describe('the company’s services', () => {
  test('are the first version before anybody saved one, vehicles from the smallest up', async () => {
    const { version, document, history } = await open()
    expect(version).toBe(1)
    expect(document.services.slice(0, 5).map(({ system_id }) => system_id)).toEqual(['sedan', 'minivan', 'minibus', 'coach', 'guide-ru'])
    expect(history).toEqual([{ version: 1, saved_by: null, saved_at: null, changes: [] }])
  })

  test('are renamed, added to and put in order at once; what changed is told with who did it', async () => {
    const before = await open()
    const renamed = changed(before, 'coach', { name: { ...noWords, ru: 'Большой автобус', en: 'Large coach' } })
    const after = whole(await save(before, [van, ...renamed]))
    expect(after).toMatchObject({ version: 2, document: { ...before.document, services: [van, ...renamed] } })
    const listed = await offered()
    expect(listed.map(({ system_id }) => system_id)).toEqual(['van', 'sedan', 'minivan', 'minibus', 'coach'])
    expect(listed[0]?.name).toMatchObject({ ru_RU: 'Фургон', zh_cn: '面包车', fa_IR: 'Фургон' })
    expect(after.history.map(({ version, saved_by }) => [version, saved_by])).toEqual([
      [2, 'editor'],
      [1, null],
    ])
    expect(after.history[0]?.changes).toContainEqual({ system_id: 'van', field: 'added', language: null, from: null, to: 'Фургон' })
    expect(after.history[0]?.changes).toContainEqual({ system_id: 'coach', field: 'name', language: 'zh', from: '大巴', to: '' })
    const { rows } = await world.pool.query<{ details: unknown }>(
      `select details from audit_log where action = 'catalogue.services_saved' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ details: { services: 'van, coach' } }])
  })

  test('that are archived take no new orders; those of before are shown as they were', async () => {
    const placed = await order()
    expect(placed.success).toBe(true)
    const { id } = (placed.data as { result: { id: number } }).result
    const archived = whole(await save(await open(), changed(await open(), 'coach', { archived: true })))
    expect((await offered()).find(({ system_id }) => system_id === 'coach')).toMatchObject({ archived: true })
    expect(await order()).toMatchObject({ success: false, code: 'object_archived' })
    const read = await ask(world, { as: 'agencyOwner', action: 'get_request', data: { request_id: id } })
    expect(read.json()).toMatchObject({ data: { result: { data: { vehicle: 'coach' }, info: { object: 'Большой автобус' } } } })
    await save(archived, changed(archived, 'coach', { archived: false }))
    expect((await order()).success).toBe(true)
  })

  test('are never taken out, keep their seats, and have no code of a museum’s object', async () => {
    const now = await open()
    const { services } = now.document
    expect(await save(now, services.slice(1))).toMatchObject({ code: 'services_wrong' })
    expect(await save(now, changed(now, 'coach', { seats: 50 }))).toMatchObject({ code: 'services_wrong' })
    expect(await save(now, [...services, { ...van, system_id: objectId }])).toMatchObject({ code: 'object_code_taken' })
    expect(await save(now, services)).toMatchObject({ code: 'nothing_changed' })
    expect((await open()).version).toBe(now.version)
  })

  test('of two editors at the same moment are one’s, whole', async () => {
    const now = await open()
    const names = ['Один', 'Два', 'Три']
    const answers = await Promise.all(names.map((ru) => save(now, changed(now, 'sedan', { name: { ...noWords, ru } }))))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'services_stale')).toHaveLength(2)
  })

  test('are for editors and administrators', async () => {
    expect(await send('company_services', {}, 'dispatcher')).toMatchObject({ code: 'forbidden' })
    expect((await send('company_services', {}, 'admin')).success).toBe(true)
  })
})

describe('equipment', () => {
  test('is called by the words of the screens until somebody renames it', async () => {
    const named = Object.fromEntries((await open()).document.equipment.map(({ service, name }) => [service, name]))
    for (const item of equipmentItems) {
      expect(named[item]).toEqual(Object.fromEntries(languages.map((one) => [one, soldPhrases[one].service[item]])))
    }
  })

  test('is renamed and put in order; the history tells it, a missing name is the Russian one', async () => {
    const before = await open()
    const [sets, audio] = before.document.equipment as [EquipmentDocument, EquipmentDocument]
    const after = whole(await lend(before, [{ ...audio, name: { ...noWords, ru: 'Аудиогид, наушники' } }, sets]))
    expect(after.history[0]?.changes).toContainEqual({
      system_id: 'ag',
      field: 'name',
      language: 'ru',
      from: 'Аудиогид',
      to: 'Аудиогид, наушники',
    })
    expect((await listEquipment(world.pool)).map(({ service, name }) => [service, name.ru, name.fa])).toEqual([
      ['ag', 'Аудиогид, наушники', 'Аудиогид, наушники'],
      ['multicast_audio_system', 'Радиогид, комплект', sets.name.fa],
    ])
    const { rows } = await world.pool.query<{ details: unknown }>(
      `select details from audit_log where action = 'catalogue.services_saved' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ details: { services: 'ag, multicast_audio_system' } }])
    expect(await lend(after, [sets])).toMatchObject({ code: 'services_wrong' })
    expect(await lend(after, [sets, { ...audio, name: noWords }])).toMatchObject({ code: 'services_wrong' })
  })

  test('that is not offered any more is in no new order and no larger one; who has it keeps it', async () => {
    const id = numberOf(await place('post_request_rg_ag', loanData))
    const archived = whole(await lend(await open(), lent(await open(), 'multicast_audio_system', { archived: true })))
    expect(await place('post_request_rg_ag', loanData)).toMatchObject({
      code: 'equipment_not_offered',
      error: 'Это оборудование больше не предлагается. Уберите его из заказа.',
      fields: { 'services.0.quantity': 'Это оборудование больше не предлагается. Уберите его из заказа.' },
    })
    const more = { id, revision: 1, multicast_audio_system: 26 }
    expect(await place('put_request', more)).toMatchObject({ code: 'equipment_not_offered' })
    expect(await place('put_request', { ...more, multicast_audio_system: 20, notes: 'Меньше' })).toMatchObject({ success: true })
    expect((await place('get_request', { request_id: id })).data).toMatchObject({
      result: { data: { services: [{ service: 'multicast_audio_system', quantity: 20 }] } },
    })
    await lend(archived, lent(archived, 'multicast_audio_system', { archived: false }))
    expect(await place('post_request_rg_ag', loanData)).toMatchObject({ success: true })
  })

  test('that is not offered any more goes with no tickets, and tickets with it may be changed', async () => {
    const sets = (quantity: number) => ({ services: [{ service: 'multicast_audio_system', quantity }] })
    const tickets = ticketsFor(await addSlot(world, { capacity: 1000 }))
    const id = numberOf(await place('post_request', { ...tickets, ...sets(3) }))
    const archived = whole(await lend(await open(), lent(await open(), 'multicast_audio_system', { archived: true })))
    expect(await place('post_request', { ...tickets, ...sets(3) })).toMatchObject({ code: 'equipment_not_offered' })
    expect(await place('post_request', { ...tickets, ...sets(0) })).toMatchObject({ success: true })
    expect(await place('put_request', { id, revision: 1, qty_common: 9 })).toMatchObject({ success: true })
    await lend(archived, lent(archived, 'multicast_audio_system', { archived: false }))
  })

  test('that a server of the version before left out of a version stays as it was', async () => {
    const before = await open()
    const { services } = before.document
    await world.pool.query(`insert into service_versions (number, document, saved_at) values ($1, $2, now())`, [
      before.version + 1,
      JSON.stringify({ services }),
    ])
    expect(await open()).toMatchObject({ version: before.version + 1, document: before.document })
  })
})
