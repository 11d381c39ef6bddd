import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import {
  officeProlongationActions,
  type OfficeProlongationRequest,
  prolongationActions,
  type ProlongationRequest,
} from '@anfilada/contract/licenses/prolongation'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { findBalance } from '../ledger/index.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { addLicense, addProlongationGroup, clearLicenses } from '../testing/licenses.ts'
import { ask, createWorld, museumId, type Principal, visitDate, type World } from '../testing/world.ts'
import { hasLicense } from './licenses.reads.ts'
import { movePlaces } from './prolongation.store.ts'

let world: World
const customers: Record<string, number> = {}
beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number; name: string }>('select id, name from customers')
  for (const { id, name } of rows) customers[name] = id
})
afterAll(() => world.close())
beforeEach(() => clearLicenses(world))

type Body<R> = { success: boolean; data?: { result: R }; code?: string; fields?: Record<string, string> }
const fee = 320_000
const today = todayIn(defaultZone)

async function page(as: Principal = 'agencyOwner') {
  const answer = await ask(world, { as, action: 'get_prolongation_page_data', data: {} })
  return prolongationActions.get_prolongation_page_data.output.parse(answer.json<Body<unknown>>().data).result
}
async function request(license_id: number[], prolongation_group?: number, as: Principal = 'agencyOwner', key?: string) {
  const data = { license_id, ...(prolongation_group !== undefined && { prolongation_group }) }
  const answer = await ask(world, { as, action: 'prolongate_license', data, ...(key !== undefined && { key }) })
  return answer.json<Body<ProlongationRequest[]>>()
}
async function requestOne(licenseId: number, groupId: number): Promise<ProlongationRequest> {
  const { data } = await request([licenseId], groupId)
  return data?.result[0] as ProlongationRequest
}
async function office<R>(action: string, data: object, as: Principal = 'dispatcher'): Promise<Body<R>> {
  return (await ask(world, { as, api: 'office', action, data })).json<Body<R>>()
}
const taken = async (groupId: number) =>
  (await world.pool.query<{ taken: number }>('select taken from prolongation_groups where id = $1', [groupId])).rows[0]?.taken
const owed = (customer = 'agency') => findBalance(world.pool, customers[customer] ?? 0)
let numbers = 0
const license = (changes: Parameters<typeof addLicense>[1] = {}) => addLicense(world, { number: `n-${numbers++}`, ...changes })

describe('a request for prolongation', () => {
  test('takes several licenses at once: each has its place and its fee in the books', async () => {
    const before = await owed()
    const [first, second] = [await license(), await license({ expiration_date: addDays(today, -5) })]
    const waiting = await license({ decision: 'waiting' })
    const groupId = await addProlongationGroup(world, { places: 3 })
    const shown = await page()
    expect(new Set(shown.licenses.map(({ license_id }) => license_id))).toEqual(new Set([first, second]))
    expect(shown.licenses).not.toContainEqual(expect.objectContaining({ license_id: waiting }))
    expect(shown.groups).toMatchObject([{ group_id: groupId, free: 3, fee, state: 'open', held_on: visitDate }])

    const asked = await request([first, second], groupId, 'agencyOwner', 'one-key')
    expect(asked.data?.result).toMatchObject([
      { state: 'requested', fee },
      { state: 'requested', fee },
    ])
    expect(await request([first, second], groupId, 'agencyOwner', 'one-key')).toEqual(asked)
    expect(await taken(groupId)).toBe(2)
    expect((await owed()) - before).toBe(2 * fee)
    expect(await verifyLedger(world.pool)).toEqual([])
    const after = await page()
    expect(after.licenses).toEqual([])
    expect(after.requests).toHaveLength(2)
    expect(await request([first], groupId)).toMatchObject({ code: 'license_under_way' })
    expect(
      await ask(world, { as: 'agencyOwner', action: 'delete_license', data: { license_id: first } }).then((a) => a.json()),
    ).toMatchObject({
      code: 'license_under_way',
    })
  })

  test('is refused whole where one of them cannot go, and charges nothing', async () => {
    const before = await owed()
    const [one, two, waiting] = [await license(), await license(), await license({ decision: 'waiting' })]
    const foreign = await license({ login: 'otherAgency' })
    const small = await addProlongationGroup(world, { places: 1 })
    expect(await request([one, two], small)).toMatchObject({ code: 'group_full' })
    const group = await addProlongationGroup(world)
    expect(await request([one, waiting], group)).toMatchObject({ code: 'license_not_renewable' })
    expect(await request([one, foreign], group)).toMatchObject({ code: 'license_not_found' })
    expect(await request([one], 2_000_000_000)).toMatchObject({ code: 'group_not_found' })
    expect(await request([one])).toMatchObject({ code: 'group_missing' })
    expect(await request([one, one], group)).toMatchObject({ code: 'invalid_fields' })
    expect([await taken(small), await taken(group), (await owed()) - before]).toEqual([0, 0, 0])
  })

  test('comes too late where the group is closed or over', async () => {
    const id = await license()
    const closed = await addProlongationGroup(world, { closes_at: new Date(Date.now() - 1000).toISOString() })
    const past = await addProlongationGroup(world, { held_on: addDays(today, -1) })
    expect(await request([id], closed)).toMatchObject({ code: 'group_closed' })
    expect(await request([id], past)).toMatchObject({ code: 'group_past' })
    expect((await page()).groups).toMatchObject([{ group_id: closed, state: 'closed' }])
  })

  test('goes with the group that was set for the licenses before', async () => {
    const id = await license()
    const groupId = await addProlongationGroup(world)
    const set = await ask(world, {
      as: 'agencyManager',
      action: 'license_set_prolongation_group',
      data: { license_id: id, prolongation_group: groupId },
    })
    expect(set.json<Body<unknown>>().data?.result).toMatchObject({ prolongation_group: groupId })
    const listed = await ask(world, { as: 'agencyManager', action: 'license_list_prolongation_groups', data: { license_id: [id] } })
    expect(listed.json<Body<unknown>>().data?.result).toMatchObject([{ license_id: id, groups: [{ group_id: groupId }] }])
    expect((await request([id])).data?.result).toMatchObject([{ group_id: groupId }])
  })

  test('is beyond a credit limit refused, and of a guide who is nothing else', async () => {
    const groupId = await addProlongationGroup(world)
    const own = await license({ guide: 'agencyGuide' })
    expect(await request([own], groupId, 'agencyGuide')).toMatchObject({ code: 'forbidden' })
    expect((await page('agencyGuide')).groups).toMatchObject([{ fee: null }])
    await world.pool.query('update customers set credit_limit_kopecks = 1000 where id = $1', [customers['other']])
    expect(await request([await license({ login: 'otherAgency' })], groupId, 'otherAgency')).toMatchObject({ code: 'credit_exceeded' })
    await world.pool.query('update customers set credit_limit_kopecks = null where id = $1', [customers['other']])
    expect(await taken(groupId)).toBe(0)
  })

  test('takes the last place once, however many ask for it at the same moment', async () => {
    const groupId = await addProlongationGroup(world, { places: 2, taken: 1 })
    const of = {
      agencyOwner: await license(),
      otherAgency: await license({ login: 'otherAgency' }),
      individual: await license({ login: 'individual' }),
    }
    const answers = await Promise.all(Object.entries(of).map(([as, id]) => request([id], groupId, as as Principal)))
    const said = answers.map(({ success, code }) => (success ? 'ok' : code))
    expect([said.filter((one) => one === 'ok'), said.filter((one) => one === 'group_full')]).toEqual([['ok'], ['group_full', 'group_full']])
    expect(await taken(groupId)).toBe(2)
    // What the database keeps by itself, whoever counts wrongly.
    await expect(inTransaction(world.pool, (tx) => movePlaces(tx, groupId, 1))).rejects.toThrow('prolongation_never_over')
  })
})

describe('staff', () => {
  const groupWish = {
    group_id: null,
    revision: 0,
    museum_id: museumId,
    held_on: visitDate,
    place: 'Зал 2',
    closes_at: `${visitDate}T09:00:00+03:00`,
    places: 5,
    fee,
    vat: 'standard',
  }

  test('make groups and change them, no smaller than what is taken', async () => {
    const made = await office<{ group_id: number }>('set_prolongation_group', groupWish)
    expect(made.data?.result).toMatchObject({ free: 5, taken: 0, revision: 1, state: 'open' })
    const id = made.data?.result.group_id as number
    await request([await license(), await license()], id)
    const change = (changes: object) => office('set_prolongation_group', { ...groupWish, group_id: id, revision: 1, ...changes })
    expect(await change({ places: 1 })).toMatchObject({ code: 'group_places_taken', fields: { places: expect.any(String) } })
    expect((await change({ places: 2, fee: 1 })).data?.result).toMatchObject({ free: 0, state: 'full', fee: 1 })
    expect(await change({})).toMatchObject({ code: 'group_stale' })
    const all = await office('office_prolongation', {})
    expect(await change({ revision: 2, vat: 'planted' })).toMatchObject({ code: 'invalid_fields', fields: { vat: expect.any(String) } })
    expect(await change({ revision: 2, vat: 'simplified_5' })).toMatchObject({
      code: 'vat_not_of_taxes',
      fields: { vat: expect.any(String) },
    })
    // As a group of before has it.
    await world.pool.query(`update prolongation_groups set vat = 'simplified_5' where id = $1`, [id])
    expect(await change({ revision: 2, places: 2, vat: 'simplified_5' })).toMatchObject({ success: true })
    const { groups, museums } = officeProlongationActions.office_prolongation.output.parse(all.data).result
    expect(groups).toMatchObject([{ vat: 'standard' }])
    expect([groups.length, museums]).toEqual([1, [{ museum_id: museumId, museum: 'Дворец' }]])
    const requests = await office<OfficeProlongationRequest[]>('office_prolongation_requests', { group_id: id })
    expect(requests.data?.result).toMatchObject([
      { customer: 'agency', fee },
      { customer: 'agency', fee },
    ])
  })

  test('enter the new date, after the old one, and orders take the license until then', async () => {
    const id = await license({ expiration_date: addDays(today, -5), main_language: 'zh' })
    const asked = await requestOne(id, await addProlongationGroup(world))
    const enter = (expiration_date: string) => office('enter_prolongation', { request_id: asked.request_id, expiration_date })
    for (const date of [addDays(today, -5), addDays(today, -1)])
      expect(await enter(date)).toMatchObject({ code: 'prolongation_date_wrong' })
    expect((await enter('2032-02-29')).data?.result).toMatchObject({
      state: 'prolonged',
      expiration_date: '2032-02-29',
      decided_by: 'dispatcher',
    })
    expect(await enter('2033-01-01')).toMatchObject({ code: 'prolongation_decided' })
    const holds = (passDate: string) =>
      hasLicense(world.pool, { customerId: customers['agency'] ?? 0, museumId, guide: 'Ли Вэй', groupCategory: 'cn', passDate })
    expect([await holds('2032-02-29'), await holds('2032-03-01')]).toEqual([true, false])
    expect((await page()).licenses).toMatchObject([{ license_id: id, expiration_date: '2032-02-29', prolongation_group: null }])
  })

  test('decline with a reason: the place is free again, and the fee is taken back', async () => {
    const before = await owed()
    const id = await license()
    const groupId = await addProlongationGroup(world, { places: 1 })
    const asked = await requestOne(id, groupId)
    const declined = await office('decline_prolongation', { request_id: asked.request_id, reason: 'Музей отказал.' })
    expect(declined.data?.result).toMatchObject({ state: 'declined', reason: 'Музей отказал.' })
    expect([await taken(groupId), (await owed()) - before]).toEqual([0, 0])
    expect(await verifyLedger(world.pool)).toEqual([])
    expect((await request([id], groupId)).success).toBe(true)
  })
})
