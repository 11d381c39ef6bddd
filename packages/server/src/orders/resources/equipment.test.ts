import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '@anfilada/contract/dates'
import { addServices, loanData } from '../../testing/services.ts'
import { ask, createWorld, visitDate, type World } from '../../testing/world.ts'
import { verifyEquipment } from '../verify-equipment.ts'

const clients = 40
const stock = 100
/** Four loans fit, and the fifth does not. */
const each = 22

const day = (offset: number): string => addDays(visitDate, offset)
const lend = (quantity: number, changes: object = {}) => ({
  ...loanData,
  services: [{ service: 'multicast_audio_system', quantity }],
  ...changes,
})

type Answer = { success: boolean; code?: string; data: { result: { id: number } } }

async function taken(world: World, on: string = visitDate): Promise<number> {
  const { rows } = await world.pool.query<{ taken: number }>(
    `select equipment_days.taken from equipment_days where equipment_days.service = 'multicast_audio_system' and equipment_days.day = $1`,
    [on],
  )
  return rows[0]?.taken ?? 0
}

describe('the stock of equipment', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
    await addServices(world)
  })
  afterAll(() => world.close())

  async function order(quantity: number, changes: object = {}): Promise<Answer> {
    return (await ask(world, { as: 'agencyOwner', action: 'post_request_rg_ag', data: lend(quantity, changes) })).json<Answer>()
  }
  async function decide(action: string, order_id: number, revision: number, data: object = {}): Promise<Answer> {
    return (await ask(world, { as: 'dispatcher', api: 'office', action, data: { order_id, revision, ...data } })).json<Answer>()
  }
  const set = async (data: object) => (await ask(world, { as: 'dispatcher', api: 'office', action: 'set_equipment', data })).json<Answer>()

  test('is counted for every day from pickup to return, both included, by the museum’s calendar', async () => {
    // 22:30 in UTC is the next day in St Petersburg.
    const { data } = await order(10, { pickup: `${day(-2)}T22:30:00Z`, return: `${day(1)}T10:00:00+03:00` })
    expect([
      await taken(world, day(-2)),
      await taken(world, day(-1)),
      await taken(world),
      await taken(world, day(1)),
      await taken(world, day(2)),
    ]).toEqual([0, 10, 10, 10, 0])
    await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: data.result.id } })
    expect(await taken(world)).toBe(0)
  })

  test.each([
    ['the customer cancels', (id: number) => ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id } })],
    ['staff reject', (id: number) => decide('reject_order', id, 1, { reason: 'Нет комплектов' })],
  ])('returns when %s', async (_act, act) => {
    const { data } = await order(30)
    expect(await taken(world)).toBe(30)
    await act(data.result.id)
    expect(await taken(world)).toBe(0)
  })

  test('stays with a confirmed order', async () => {
    const { data } = await order(5)
    await decide('confirm_order', data.result.id, 1, { time: '09:00', entrance: 'Касса 2' })
    expect(await taken(world)).toBe(5)
    await decide('cancel_order', data.result.id, 2)
    expect(await taken(world)).toBe(0)
  })

  test('has no line: an order of it is given or not, and staff hear so', async () => {
    const { data } = await order(5)
    expect(await decide('wait_order', data.result.id, 1)).toMatchObject({ success: false, code: 'waiting_needs_slot' })
    expect(await taken(world)).toBe(5)
    await decide('cancel_order', data.result.id, 1)
  })

  test('is taken again by an order that waits from before there were lines, or refused, to a repetition as well, while it is gone', async () => {
    const { data } = await order(60)
    await world.pool.query(`update orders set status = 'waiting_list' where id = $1`, [data.result.id])
    const other = await order(60)
    const confirmation = { order_id: data.result.id, revision: 1, time: '09:00', entrance: 'Касса 2' }
    const asking = { as: 'dispatcher', api: 'office', action: 'confirm_order', data: confirmation, key: 'confirm-a-loan' } as const
    expect((await ask(world, asking)).json()).toMatchObject({ code: 'equipment_taken' })
    await decide('reject_order', other.data.result.id, 1, { reason: 'Не нужно' })
    expect((await ask(world, asking)).json()).toMatchObject({ code: 'equipment_taken' })
    expect((await ask(world, { ...asking, key: 'confirm-it-again' })).json()).toMatchObject({ success: true })
    expect(await taken(world)).toBe(60)
    await decide('cancel_order', data.result.id, 2)
  })

  test('is never set below what is promised on a day, and one day may have a stock of its own', async () => {
    const { data } = await order(40)
    expect(await set({ service: 'multicast_audio_system', stock: 39 })).toMatchObject({ code: 'equipment_in_use' })
    expect(await set({ service: 'multicast_audio_system', stock: 39, from: visitDate })).toMatchObject({ code: 'equipment_in_use' })
    expect(await set({ service: 'multicast_audio_system', stock: 40, from: visitDate })).toMatchObject({ success: true })
    expect(await order(1)).toMatchObject({ code: 'equipment_taken' })
    expect(await set({ service: 'multicast_audio_system', stock: 120 })).toMatchObject({ success: true })
    expect(await order(1)).toMatchObject({ code: 'equipment_taken' })
    expect(await set({ service: 'multicast_audio_system', stock, from: visitDate })).toMatchObject({ success: true })
    await decide('cancel_order', data.result.id, 1)
    expect(await set({ service: 'multicast_audio_system', stock })).toMatchObject({ success: true })
  })

  test('agrees with the orders, and the recount finds a counter that does not', async () => {
    await order(7)
    expect(await verifyEquipment(world.pool)).toEqual([])
    await world.pool.query(`update equipment_days set taken = taken + 1 where day = $1`, [visitDate])
    expect(await verifyEquipment(world.pool)).toEqual([
      { kind: 'equipment_differs', row: `ag ${visitDate}`, expected: '0', found: '1' },
      { kind: 'equipment_differs', row: `multicast_audio_system ${visitDate}`, expected: '7', found: '8' },
    ])
  })
})

describe('forty clients at once for a hundred sets', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
    await addServices(world)
  })
  afterAll(() => world.close())

  /** Loans of different days that share the day of the visit: their locks meet in one order. */
  async function rush(): Promise<string[]> {
    const answers = await Promise.all(
      Array.from({ length: clients }, (_, index) => {
        const [before, after] = [index % 3, index % 2]
        const data = lend(each, { pickup: `${day(-before)}T09:00:00+03:00`, return: `${day(after)}T20:00:00+03:00` })
        return ask(world, { as: 'agencyOwner', action: 'post_request_rg_ag', data, key: `loan-${crypto.randomUUID()}` })
      }),
    )
    return answers.map((answer) => (answer.json<Answer>().success ? 'lent' : (answer.json<Answer>().code ?? '')))
  }

  test('get exactly as many as there are; the others hear that there is not so much left', async () => {
    const codes = await rush()
    expect(codes.filter((code) => code === 'lent')).toHaveLength(Math.floor(stock / each))
    expect(new Set(codes)).toEqual(new Set(['lent', 'equipment_taken']))
    expect(await verifyEquipment(world.pool)).toEqual([])
  })

  test('get more when the guards are off: the rush is a real one', async () => {
    const { rows } = await world.pool.query<{ move: string; lock: string }>(
      `select pg_get_functiondef('move_equipment'::regproc) as move, pg_get_functiondef('lock_equipment'::regproc) as lock`,
    )
    const { move = '', lock = '' } = rows[0] ?? {}
    const open = [
      move.replace('equipment_days.taken + p_delta <= equipment_days.stock', 'true'),
      lock.replace('order by equipment_days.day, equipment_days.service for no key update', ''),
    ]
    expect(open).not.toContain(move)
    expect(open).not.toContain(lock)
    for (const text of open) await world.pool.query(text)
    await world.pool.query('alter table equipment_days drop constraint equipment_never_over')
    // Whether two meet between the look and the taking is chance: a few rushes are enough.
    for (let rushes = 0; rushes < 10 && (await taken(world)) <= stock; rushes++) {
      await world.pool.query(`update orders set status = 'cancelled', archived_at = now() where kind = 'audio_guides'`)
      await rush()
    }
    expect(await taken(world)).toBeGreaterThan(stock)
  })
})
