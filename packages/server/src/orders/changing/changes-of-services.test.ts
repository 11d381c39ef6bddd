import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, defaultZone } from '@anfilada/contract/dates'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { addServices, guideData, loanData, openWindow, transportData, wishData } from '../../testing/services.ts'
import { ask, createWorld, objectId, type Principal, visitDate, type World } from '../../testing/world.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { verifyCharges } from '../verify-charges.ts'
import { verifyEquipment } from '../verify-equipment.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await addServices(world)
})
afterAll(async () => {
  expect([await verifyLedger(world.pool), await verifyCharges(world.pool), await verifyEquipment(world.pool)]).toEqual([[], [], []])
  await world.close()
})

type Answer = { success: boolean; code?: string; data: { result: { id: number } & Record<string, unknown> } } & Record<string, unknown>
const asked = async (action: string, data: object, as: Principal = 'agencyOwner'): Promise<Answer> =>
  (await ask(world, { as, action, data, language: 'ru', ...(as === 'dispatcher' && { api: 'office' }) })).json<Answer>()
const put = (id: number, revision: number, fields: object) => asked('put_request', { id, revision, ...fields })
const read = async (request_id: number) => (await asked('get_request', { request_id })).data.result as unknown as OrderDetails
const decide = (action: string, order_id: number, revision: number, more: object = {}) =>
  asked(action, { order_id, revision, ...more }, 'dispatcher')

async function placed(action: string, data: object): Promise<number> {
  const answer = await asked(action, data)
  if (!answer.success) throw new Error(`${action} was refused: ${answer.code}`)
  return answer.data.result.id
}
async function confirmed(action: string, data: object): Promise<number> {
  const id = await placed(action, data)
  expect(await decide('confirm_order', id, 1, { time: '11:00', entrance: 'Касса 2' })).toMatchObject({ success: true })
  return id
}
async function taken(): Promise<number> {
  const { rows } = await world.pool.query<{ taken: number }>(
    `select taken from equipment_days where service = 'multicast_audio_system' and day = $1`,
    [visitDate],
  )
  return rows[0]?.taken ?? 0
}

describe('changing an order of transport', () => {
  test('makes a new price for more hours or another class, and none for another address of arrival', async () => {
    const id = await placed('post_request_transport', transportData)
    expect((await put(id, 1, { dropoff: 'Московский вокзал' })).data.result).toMatchObject({
      data: { dropoff: 'Московский вокзал', vehicle: 'coach' },
      info: { total: 1_400_000 },
    })
    expect((await put(id, 2, { hours: 5 })).data.result).toMatchObject({ data: { hours: 5 }, info: { total: 1_750_000 } })
    const seen = (await asked('preview_request', { id, vehicle: 'minivan', adult: 5, child: 0 })).data.result
    expect(seen).toMatchObject({
      total: 900_000,
      free: null,
      changes: { vehicle: { from: 'coach', to: 'minivan', from_name: 'Автобус', to_name: 'Минивэн' }, adult: { from: 20, to: 5 } },
    })
    expect(await put(id, 3, { vehicle: 'minivan' })).toMatchObject({ code: 'vehicle_too_small' })
    expect((await read(id)).history.map(({ kind }) => kind)).toEqual(['placed', 'changed', 'changed'])
  })

  test('refuses a group of nobody, as the form does', async () => {
    const id = await placed('post_request_transport', transportData)
    expect(await put(id, 1, { adult: 0, child: 0 })).toMatchObject({ code: 'invalid_fields', fields: { adult: expect.any(String) } })
  })

  test('of a confirmed one waits for staff, and is charged with their answer', async () => {
    const id = await confirmed('post_request_transport', transportData)
    await put(id, 2, { hours: 6 })
    expect((await read(id)).info).toMatchObject({ total: 1_400_000, pending_change: { total: 2_100_000 } })
    await decide('accept_change', id, 3)
    expect(await read(id)).toMatchObject({ data: { hours: 6 }, info: { total: 2_100_000, due: 2_100_000, pending_change: null } })
  })
})

describe('changing an order of a guide', () => {
  test('to another language makes the price of that language, at another hour the time', async () => {
    const id = await placed('post_request_guide', guideData)
    expect((await put(id, 1, { guide_language: 'zh', time: '12:00' })).data.result).toMatchObject({
      data: { guide_language: 'zh' },
      info: { total: 900_000, time: '12:00' },
    })
  })
})

describe('changing a schedule wish', () => {
  test('is held to its window: past it the wish may become smaller and nothing else', async () => {
    const id = await placed('post_request_schedule', wishData)
    await openWindow(world, '-2 hours', '-1 hour')
    const codes = [
      (await put(id, 1, { time: '12:00' })).code,
      (await put(id, 1, { adult: 21 })).code,
      (await put(id, 1, { system_id: '' })).code,
      (await put(id, 1, { adult: 19 })).code,
      (await put(id, 2, { notes: 'у входа' })).code,
    ]
    await openWindow(world, '-1 hour', '1 hour')
    expect(codes).toEqual(['window_closed', 'window_closed', 'window_closed', undefined, undefined])
    expect((await put(id, 3, { time: '12:00' })).data.result).toMatchObject({ info: { time: '12:00' } })
  })

  test('into another month is held to the window of that month, from the second it opens to the second it closes', async () => {
    const id = await placed('post_request_schedule', wishData)
    const pass_date = addDays(visitDate, 31)
    const window = (opens: string, closes: string) =>
      world.pool.query(
        `insert into submission_windows (museum_id, month, opens_at, closes_at)
         values ($1, date_trunc('month', $2::date), now() + $3::interval, now() + $4::interval)
         on conflict (museum_id, month) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at`,
        [wishData.museum_id, pass_date, opens, closes],
      )
    const preview = async () => {
      const { code, fields, moment } = await asked('preview_request', { id, pass_date })
      return [code, Object.keys(fields ?? {}), typeof moment]
    }
    expect(await preview()).toEqual(['window_not_open', ['pass_date'], 'undefined'])
    await window('30 seconds', '1 hour')
    expect(await preview()).toEqual(['window_not_open', ['pass_date'], 'string'])
    await window('-1 hour', '0 seconds')
    expect(await preview()).toEqual(['window_closed', ['pass_date'], 'string'])
    expect(await put(id, 1, { pass_date })).toMatchObject({ code: 'window_closed' })
    await window('0 seconds', '30 seconds')
    expect(await preview()).toEqual([undefined, [], 'undefined'])
    // Its own month may be closed by then: it could be cancelled there and sent anew here.
    await openWindow(world, '-2 hours', '-1 hour')
    const moved = await put(id, 1, { pass_date })
    await openWindow(world, '-1 hour', '1 hour')
    expect(moved.data.result).toMatchObject({ data: { pass_date } })
  })
})

describe('changing an order of equipment', () => {
  const sets = (quantity: number) => ({ multicast_audio_system: quantity })

  test('takes and gives back the difference, and its line in the notes follows the moments', async () => {
    const id = await placed('post_request_rg_ag', { ...loanData, notes: 'У входа' })
    expect(await taken()).toBe(25)
    expect((await put(id, 1, { ...sets(30), return_at: `${visitDate}T20:00:00+03:00` })).data.result).toMatchObject({
      data: { notes: `Получение ${visitDate} 09:00, возврат ${visitDate} 20:00\nУ входа` },
      info: { total: 450_000 },
    })
    expect(await taken()).toBe(30)
    expect(await put(id, 2, sets(101))).toMatchObject({ code: 'equipment_taken' })
    expect(await taken()).toBe(30)
    await decide('cancel_order', id, 2)
    expect(await taken()).toBe(0)
  })

  test('follows the clocks of its object, which the order as read and the catalogue name', async () => {
    const zone = async (name: string) => world.pool.query('update museum_objects set zone = $1 where system_id = $2', [name, objectId])
    await zone('Asia/Vladivostok')
    const at = (hour: string) => `${visitDate}T${hour}:00+10:00`
    const id = await placed('post_request_rg_ag', { ...loanData, pickup: at('09:00'), return: at('19:00') })
    expect((await read(id)).info).toMatchObject({ time: '09:00', zone: 'Asia/Vladivostok' })
    // Still the day before in Moscow.
    const moved = await put(id, 1, { pickup: at('06:30') })
    expect(moved.data.result).toMatchObject({
      data: { notes: `Получение ${visitDate} 06:30, возврат ${visitDate} 19:00` },
      info: { time: '06:30', zone: 'Asia/Vladivostok' },
    })
    const url = `/api/v1/museums-objects/?system_id=${objectId}`
    const objects = await world.app.inject({ url, headers: { authorization: world.tokens.agencyOwner } })
    expect(objects.json()).toMatchObject([{ zone: 'Asia/Vladivostok' }])
    const day = (await asked('office_resources', { date: visitDate }, 'dispatcher')).data.result
    expect(day['loans']).toContainEqual(expect.objectContaining({ order_id: id, zone: 'Asia/Vladivostok' }))
    await asked('delete_request', { request_id: id })
    await zone(defaultZone)
    const ride = await placed('post_request_transport', transportData)
    expect((await read(ride)).info.zone).toBe(defaultZone)
  })

  test('of a confirmed one holds the extra sets until staff answer', async () => {
    const id = await confirmed('post_request_rg_ag', loanData)
    await put(id, 2, sets(60))
    expect(await taken()).toBe(60)
    expect(await verifyEquipment(world.pool)).toEqual([])
    await decide('decline_change', id, 3)
    expect(await taken()).toBe(25)
    await put(id, 4, sets(100))
    expect(await taken()).toBe(100)
    // A newer change takes the place of the older one.
    await put(id, 5, sets(10))
    expect(await taken()).toBe(25)
    expect(await decide('accept_change', id, 6)).toMatchObject({ success: true })
    expect([await taken(), (await read(id)).info.total]).toEqual([10, 150_000])
    await decide('cancel_order', id, 7)
    expect(await taken()).toBe(0)
  })

  test('to the last set is accepted from what it holds, though nothing is free beside it', async () => {
    const id = await confirmed('post_request_rg_ag', loanData)
    await put(id, 2, sets(100))
    expect(await decide('accept_change', id, 3)).toMatchObject({ success: true })
    expect(await taken()).toBe(100)
    expect(await put(id, 4, sets(101))).toMatchObject({ code: 'equipment_taken' })
    await decide('cancel_order', id, 4)
  })

  test('falls away with the order, and its extra sets with it', async () => {
    const id = await confirmed('post_request_rg_ag', loanData)
    await put(id, 2, sets(60))
    await asked('delete_request', { request_id: id })
    expect(await taken()).toBe(0)
  })
})
