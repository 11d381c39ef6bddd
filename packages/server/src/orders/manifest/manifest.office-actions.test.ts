import { addDays } from '@anfilada/contract/dates'
import { manifestActions, manifestPaperPath } from '@anfilada/contract/orders/day-manifest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addLicense } from '../../testing/licenses.ts'
import { addServices, guideData, transportData, wishData } from '../../testing/services.ts'
import { addSlot, ask, createWorld, museumId, place, type Principal, visitDate, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await addServices(world)
})
afterAll(() => world.close())

async function office<T>(action: string, data: object): Promise<T> {
  return (await ask(world, { as: 'dispatcher', api: 'office', action, data: { language: 'ru', ...data } })).json<{ data: T }>().data
}
async function manifest(date: string, asked: object = {}) {
  return manifestActions.day_manifest.output.parse(await office('day_manifest', { date, ...asked }))
}
const idsOf = ({ result }: Awaited<ReturnType<typeof manifest>>) => result.map(({ orders }) => orders.map(({ id }) => id))
async function service(action: string, data: object): Promise<number> {
  return (await ask(world, { as: 'agencyOwner', action, data })).json<{ data: { result: { id: number } } }>().data.result.id
}
async function confirm(order_id: number, time: string): Promise<void> {
  await office('confirm_order', { order_id, revision: 1, time, entrance: 'Подъезд 3' })
}
/** Each test has a day of its own. */
let days = 0
const newDay = () => addDays(visitDate, (days += 3))
const on = async (date: string, changes: object = {}) =>
  place(world, await addSlot(world, { capacity: 100, date }), { pass_date: date, ...changes })

describe('the manifest of a day', () => {
  test('has who is expected, by hour; not who was rejected, cancelled, waits for places, or comes on another day', async () => {
    const date = newDay()
    const [late, early, rejected, cancelled] = [await on(date), await on(date), await on(date), await on(date)]
    await on(addDays(date, 1))
    await on(addDays(date, -1))
    const full = await addSlot(world, { capacity: 1, date })
    const waiting = await place(world, full, { pass_date: date, accept_waiting: true })
    await confirm(late, '18:00')
    await confirm(early, '09:30')
    await office('reject_order', { order_id: rejected, revision: 1, reason: 'Приёма нет', now: true })
    await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: cancelled } })
    expect(idsOf(await manifest(date))).toEqual([[early, late]])
    expect(idsOf(await manifest(date)).flat()).not.toContain(waiting)
  })

  test('keeps a day that is over as it was, when its orders are in the archive', async () => {
    const date = newDay()
    const order = await on(date)
    await confirm(order, '10:00')
    await world.pool.query('update orders set archived_at = now() where id = $1', [order])
    expect(idsOf(await manifest(date))).toEqual([[order]])
  })

  test('counts the heads of visits by category, and of what goes along with them none', async () => {
    // Of the month whose schedules are taken; the other tests have later days.
    const date = visitDate
    await on(date)
    await service('post_request_schedule', { ...wishData, pass_date: date })
    const [coach] = [
      await service('post_request_transport', { ...transportData, pass_date: date }),
      await service('post_request_guide', { ...guideData, pass_date: date }),
    ]
    const { result, museums } = await manifest(date)
    expect(
      result.map(({ museum, heads, pax, orders }) => ({ id: museum.id, name: museum.name, heads, pax, groups: orders.length })),
    ).toEqual([
      { id: museumId, name: 'Дворец', heads: { common: 30, privileged: 0, child: 6 }, pax: 36, groups: 2 },
      { id: null, name: 'Без музея', heads: { common: 0, privileged: 0, child: 0 }, pax: 0, groups: 2 },
    ])
    expect(museums.map(({ groups, pax }) => [groups, pax])).toEqual([
      [2, 36],
      [2, 0],
    ])
    expect(result[1]?.orders.map(({ id }) => id)).toContain(coach)
    expect((await manifest(date, { museum_id: museumId })).result.map(({ museum }) => museum.id)).toEqual([museumId])
  })

  test('says the license that holds at that museum on that day, and who goes along', async () => {
    const date = newDay()
    const [licensed, other] = [await on(date), await on(date, { guide: 'Ван Ли' })]
    await addLicense(world, { number: '78-0099', expiration_date: addDays(date, 1) })
    await addLicense(world, { number: '78-0098', guide: 'Ван Ли', expiration_date: addDays(date, -1) })
    await office('assign_employee', { order_id: licensed, employee_id: world.users.dispatcher })
    const rows = (await manifest(date)).result.flatMap(({ orders }) => orders)
    expect(rows.map(({ id, license, employee }) => [id, license, employee !== null])).toEqual([
      [licensed, '78-0099', true],
      [other, null, false],
    ])
  })

  test('says of its objects how long a visit takes and how much of the open slots is taken', async () => {
    const date = newDay()
    const order = await on(date)
    const [{ system_id, pax } = { system_id: '', pax: 0 }] = (await manifest(date)).result.flatMap(({ orders }) =>
      orders.map((one) => ({ system_id: one.data.system_id, pax: one.pax })),
    )
    const shut = await addSlot(world, { capacity: 70, date })
    await world.pool.query('update slots set closed = true where id = $1', [shut])
    expect(order).toBeGreaterThan(0)
    expect((await manifest(date)).objects).toEqual([{ system_id, visit_minutes: expect.any(Number) as number, capacity: 100, taken: pax }])
  })

  test('is empty on a day without orders', async () => {
    expect(await manifest('2031-01-01')).toEqual({ result: [], museums: [], objects: [], more: false })
  })
})

describe('the paper of a manifest', () => {
  const paper = (query: string, as: Exclude<Principal, 'none'> = 'dispatcher') =>
    world.app.inject({ url: `${manifestPaperPath}${query}`, headers: { authorization: world.tokens[as], 'accept-language': 'ru' } })

  test('is a PDF under the day’s name, of one museum when it is asked for', async () => {
    const date = newDay()
    await on(date, { notes: '=HYPERLINK("x"), двое с коляской' })
    const answer = await paper(`?date=${date}&museum_id=${museumId}`)
    expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      `Лист дня ${date.split('-').toReversed().join('.')}`,
    )
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('Дворец')
  })

  test.each(['?date=2026-02-30', '?date=x', '?museum_id=0', '?museum_id=a'])('of %s is no question', async (query) => {
    expect((await paper(query)).statusCode).toBe(400)
  })

  test('of more orders than fit is refused with what to do', async () => {
    const date = newDay()
    const order = await on(date)
    await world.pool.query(
      `insert into orders (customer_id, placed_by, kind, group_category, refno, museum_object_id, pass_date, starts, places, lines, total_kopecks, status, details)
       select customer_id, placed_by, 'audio_guides', group_category, refno, museum_object_id, pass_date, starts, 1, lines, 0, 'in_processing',
         jsonb_build_object('pickup', pass_date::text || 'T09:00:00Z', 'return_at', pass_date::text || 'T19:00:00Z')
       from orders, generate_series(1, 200) where orders.id = $1`,
      [order],
    )
    const answer = await paper(`?date=${date}`)
    expect(answer.json()).toMatchObject({ success: false, code: 'manifest_too_long', error: expect.stringContaining('Выберите музей') })
  })
})
