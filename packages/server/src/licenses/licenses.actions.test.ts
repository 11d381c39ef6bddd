import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import { type License, licenseActions, type OfficeLicense, officeLicenseActions } from '@anfilada/contract/licenses/licenses'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addLicense, clearLicenses } from '../testing/licenses.ts'
import { uploadForm } from '../testing/upload-form.ts'
import { ask, createWorld, museumId, type Principal, type World } from '../testing/world.ts'
import { hasLicense } from './licenses.reads.ts'

let world: World
let agencyId: number
beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)
  agencyId = (rows[0] as { id: number }).id
})
afterAll(() => world.close())
beforeEach(() => clearLicenses(world))

type Body<R> = { success: boolean; data?: { result: R }; code?: string; fields?: Record<string, string> }
const today = todayIn(defaultZone)
const wish = {
  guide: 'Ли Вэй',
  museum_id: museumId,
  number: 'ЦС-0733',
  experience_years: 6,
  expiration_date: addDays(today, 200),
  main_language: 'zh',
  additional_languages: ['ru', 'zh'],
}

async function add(changes: object = {}, as: Principal = 'agencyOwner'): Promise<Body<License>> {
  return (await ask(world, { as, action: 'add_license', data: { ...wish, ...changes } })).json<Body<License>>()
}
async function act(action: string, data: object, as: Principal = 'agencyOwner'): Promise<Body<License>> {
  return (await ask(world, { as, action, data })).json<Body<License>>()
}
async function list(as: Principal = 'agencyOwner', language = 'ru'): Promise<License[]> {
  const answer = await ask(world, { as, action: 'license_list', data: { language } })
  return licenseActions.license_list.output.parse(answer.json<Body<unknown>>().data).result
}
async function office(data: object = {}): Promise<OfficeLicense[]> {
  const answer = await ask(world, { as: 'dispatcher', api: 'office', action: 'office_licenses', data })
  return officeLicenseActions.office_licenses.output.parse(answer.json<Body<unknown>>().data).result
}
async function decide(id: number, decision: string, { reason, revision }: { reason?: string; revision?: number } = {}) {
  const known = (await office()).find((one) => one.license_id === id)
  const data = { license_id: id, revision: revision ?? known?.revision ?? 1, decision, ...(reason !== undefined && { reason }) }
  return (await ask(world, { as: 'dispatcher', api: 'office', action: 'decide_license', data })).json<Body<OfficeLicense>>()
}
async function sendScan(as: 'agencyOwner' | 'agencyGuide' | 'otherAgency'): Promise<number> {
  const { payload, headers } = uploadForm('%PDF-1.7')
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/files/license_scan/',
    headers: { ...headers, authorization: world.tokens[as] },
    payload,
  })
  return answer.json<{ data: { result: { file_id: number } } }>().data.result.file_id
}
const holds = (guide = 'Ли Вэй') =>
  hasLicense(world.pool, { customerId: agencyId, museumId, guide, groupCategory: 'cn', passDate: addDays(today, 30) })

describe('a license that a customer adds', () => {
  test('waits for staff, and holds for orders once they accept it', async () => {
    const added = (await add()).data?.result as License
    expect(added).toMatchObject({ state: 'waiting', days_left: 200, additional_languages: ['ru'], museum: 'Дворец', scan: null })
    expect(await list()).toEqual([added])
    expect(await list('otherAgency')).toEqual([])
    expect(await holds()).toBe(false)

    expect(await office({ state: 'waiting' })).toMatchObject([{ license_id: added.license_id, customer: 'agency', decided_by: null }])
    const accepted = await decide(added.license_id, 'accepted')
    expect(accepted.data?.result).toMatchObject({ state: 'valid', decided_by: 'dispatcher', revision: 2 })
    expect(await holds()).toBe(true)
    expect(await decide(added.license_id, 'suspended', { reason: 'жалоба', revision: 1 })).toMatchObject({ code: 'license_stale' })
  })

  test('is refused and suspended with a reason that the customer reads, and nothing holds meanwhile', async () => {
    const id = (await add()).data?.result.license_id as number
    expect(await decide(id, 'refused')).toMatchObject({ code: 'invalid_fields', fields: { reason: expect.any(String) } })
    expect((await decide(id, 'refused', { reason: 'нет печати' })).success).toBe(true)
    expect(await list()).toMatchObject([{ state: 'refused', reason: 'нет печати' }])
    expect((await decide(id, 'accepted')).data?.result).toMatchObject({ state: 'valid', reason: null })
    expect((await decide(id, 'suspended', { reason: 'жалоба' })).data?.result).toMatchObject({ state: 'suspended' })
    expect(await holds()).toBe(false)
    expect(await decide(id, 'refused', { reason: 'снова' })).toMatchObject({ code: 'license_move_wrong' })
  })

  test('is not one that is there already, is over, or is of no museum', async () => {
    await add()
    expect(await add({ number: 'цс-0733' })).toMatchObject({ code: 'license_exists', fields: { number: expect.any(String) } })
    expect((await add({ guide: 'Ольга Ветрова' })).success).toBe(true)
    expect(await add({ number: '2', expiration_date: addDays(today, -1) })).toMatchObject({ code: 'license_over' })
    expect((await add({ number: '3', expiration_date: today })).data?.result).toMatchObject({ state: 'waiting', days_left: 0 })
    expect(await add({ number: '4', museum_id: 999 })).toMatchObject({ code: 'museum_not_found' })
  })

  test('brings a scan that was sent before, which staff read, and nobody else', async () => {
    const foreign = await sendScan('otherAgency')
    expect(await add({ file_id: foreign })).toMatchObject({ code: 'file_not_found' })
    const file_id = await sendScan('agencyOwner')
    const scan = (await add({ file_id })).data?.result.scan ?? ''
    const read = async (as: Exclude<Principal, 'none'>, path = scan) =>
      (await world.app.inject({ url: path, headers: { authorization: world.tokens[as] } })).statusCode
    expect(await read('agencyManager')).toBe(200)
    expect(await read('agencyGuide')).toBe(404)
    expect(await read('otherAgency')).toBe(404)
    expect(await read('dispatcher', (await office())[0]?.scan ?? '')).toBe(200)
    expect(await add({ number: '2', file_id })).toMatchObject({ code: 'file_not_found' })
  })

  test('of a guide is his own', async () => {
    expect(await add({}, 'agencyGuide')).toMatchObject({ code: 'forbidden' })
    expect((await add({ guide: 'AgencyGuide' }, 'agencyGuide')).data?.result).toMatchObject({ guide: 'agencyGuide' })
    await add()
    expect(await list('agencyGuide')).toMatchObject([{ guide: 'agencyGuide' }])
    expect((await list()).map(({ guide }) => guide)).toEqual(['agencyGuide', 'Ли Вэй'])
    const guides = (await ask(world, { as: 'agencyGuide', action: 'get_guides', data: {} })).json<Body<unknown[]>>().data?.result
    expect(guides).toMatchObject([{ guide: 'agencyGuide' }])
  })
})

describe('a license that is there', () => {
  test('is deleted: its number may come again, and its scan is nobody’s', async () => {
    const file_id = await sendScan('agencyOwner')
    const id = (await add({ file_id })).data?.result.license_id
    expect(await act('delete_license', { license_id: id })).toMatchObject({ data: { result: { license_id: id } } })
    expect(await list()).toEqual([])
    expect(await act('delete_license', { license_id: id })).toMatchObject({ code: 'license_not_found' })
    expect((await add({ file_id })).success).toBe(true)
  })

  test('with a language more is looked at again, with one less is not', async () => {
    const id = await addLicense(world, { main_language: 'zh', additional_languages: ['ru', 'en'] })
    const change = (main_language: string, additional_languages: string[]) =>
      act('license_change_langs', { license_id: id, main_language, additional_languages })
    expect((await change('ru', ['zh'])).data?.result).toMatchObject({ state: 'valid', main_language: 'ru', additional_languages: ['zh'] })
    expect(await change('ru', ['zh', 'ru'])).toMatchObject({ code: 'nothing_changed' })
    expect((await change('ru', ['zh', 'fa'])).data?.result).toMatchObject({ state: 'waiting' })
    expect(await holds()).toBe(false)
  })

  test('of every state is found by it, as the customer reads it', async () => {
    const made = [
      ['1', 'waiting', 1],
      ['2', 'waiting', -1],
      ['3', 'accepted', 31],
      ['4', 'accepted', 30],
      ['5', 'accepted', 0],
      ['6', 'accepted', -1],
      ['7', 'refused', -1],
      ['8', 'suspended', 400],
    ] as const
    for (const [number, decision, days] of made) {
      const reason = decision === 'refused' || decision === 'suspended' ? 'причина' : null
      await addLicense(world, { number, decision, reason, expiration_date: addDays(today, days) })
    }
    const told = (await list()).toSorted((a, b) => a.number.localeCompare(b.number)).map(({ state }) => state)
    expect(told).toEqual(['waiting', 'expired', 'valid', 'expiring', 'expiring', 'expired', 'refused', 'suspended'])
    for (const state of new Set(told)) {
      const found = await office({ state })
      expect(found.map(({ number }) => number)).toEqual(made.flatMap(([number], place) => (told[place] === state ? [number] : [])))
      expect(found.every((one) => one.state === state)).toBe(true)
    }
    expect((await office({ search: 'ЛИ В' })).length).toBe(8)
    expect((await office({ search: '%' })).length).toBe(0)
    const page = await ask(world, { as: 'admin', api: 'office', action: 'office_licenses', data: { limit: 5 } })
    const { next } = page.json<{ data: { next: number } }>().data
    expect((await office({ after: next })).map(({ number }) => number)).toEqual(['6', '7', '8'])
  })
})

describe('two guides who are one person', () => {
  const merge = async (guide_id: number, into_guide_id: number) =>
    (await ask(world, { as: 'dispatcher', api: 'office', action: 'merge_guides', data: { guide_id, into_guide_id } })).json<Body<unknown>>()
  async function guideOf(name: string, login = 'agencyOwner'): Promise<number> {
    await addLicense(world, { guide: name, number: crypto.randomUUID(), login })
    const { rows } = await world.pool.query<{ id: number }>('select id from guides where name = $1 order by id desc', [name])
    return (rows[0] as { id: number }).id
  }

  test('have all licenses together, under every spelling', async () => {
    const [wei, li, li2] = [await guideOf('Ли Вэй'), await guideOf('Li Wei'), await guideOf('Wei Li')]
    expect(await merge(li2, li)).toMatchObject({ data: { result: { guide_id: li, also: ['Wei Li'], licenses: 2 } } })
    expect(await merge(li, wei)).toMatchObject({ data: { result: { guide: 'Ли Вэй', also: ['Li Wei', 'Wei Li'], licenses: 3 } } })
    expect((await list()).map(({ guide }) => guide)).toEqual(['Ли Вэй', 'Ли Вэй', 'Ли Вэй'])
    for (const name of ['Ли Вэй', 'li wei', 'Wei Li']) expect(await holds(name)).toBe(true)
    expect(await merge(li, wei)).toMatchObject({ code: 'guide_not_found' })
    expect((await add({ guide: 'LI WEI', number: 'new' })).data?.result).toMatchObject({ guide: 'Ли Вэй' })
  })

  test('are of one customer, and not both members', async () => {
    const [wei, foreign] = [await guideOf('Ли Вэй'), await guideOf('Чужой', 'otherAgency')]
    expect(await merge(foreign, wei)).toMatchObject({ code: 'guide_not_found' })
    await add({ guide: 'agencyGuide' })
    await add({ guide: 'agencyManager' })
    const [guide, manager] = (await list()).filter((one) => one.guide !== 'Ли Вэй').map(({ guide_id }) => guide_id) as [number, number]
    expect(await merge(guide, manager)).toMatchObject({ code: 'guides_two_members' })
    expect((await merge(guide, wei)).success).toBe(true)
    expect((await list('agencyGuide')).length).toBe(2)
    expect((await list('agencyGuide'))[0]).toMatchObject({ guide: 'agencyGuide' })
  })
})

test('museums and languages of which a license may be come in the asked language', async () => {
  const choices = async (action: 'licobjects' | 'liclang', language: string) =>
    (await ask(world, { as: 'agencyOwner', action, data: { language } })).json<Body<unknown[]>>().data?.result
  expect(await choices('licobjects', 'ru')).toEqual([{ museum_id: museumId, museum: 'Дворец' }])
  expect(await choices('liclang', 'ru')).toContainEqual({ language: 'zh', name: 'китайский' })
  expect(await choices('liclang', 'vi')).toHaveLength(8)
})
