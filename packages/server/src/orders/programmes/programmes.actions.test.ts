import { programmeActions } from '@anfilada/contract/orders/programmes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addServices, guideData, loanData, transportData, wishData } from '../../testing/services.ts'
import { addSlot, ask, createWorld, type Principal, ticketsFor, visitDate, type World } from '../../testing/world.ts'
import { verifyCapacity } from '../verify-capacity.ts'
import { verifyEquipment } from '../verify-equipment.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await addServices(world)
})
afterAll(() => world.close())

const tickets = (slot: number, changes: object = {}) => ({ kind: 'museum_tickets', ...ticketsFor(slot), ...changes })
const guide = { kind: 'guide', ...guideData }
const loan = { kind: 'audio_guides', ...loanData, services: [{ service: 'multicast_audio_system', quantity: 12 }] }

type Extra = { as?: Principal; key?: string }
async function send(
  orders: object[],
  mode: 'all' | 'best_effort',
  { as = 'agencyOwner', key, ...more }: Extra & Record<string, unknown> = {},
) {
  const answer = await ask(world, { as, action: 'post_programme', data: { orders, mode, ...more }, ...(key !== undefined && { key }) })
  const body = answer.json<{ success: boolean; code?: string; data: unknown }>()
  if (!body.success) throw new Error(body.code)
  return programmeActions.post_programme.output.parse(body.data)
}
async function refusalOf(orders: object[], mode: string, key: string): Promise<object> {
  return (await ask(world, { as: 'agencyOwner', action: 'post_programme', data: { orders, mode }, key })).json<object>()
}
const said = ({ results }: Awaited<ReturnType<typeof send>>) => results.map((item) => ('code' in item ? item.code : item.status))

async function get(programme_id: number | null, as: Principal = 'agencyOwner') {
  const answer = await ask(world, { as, action: 'get_programme', data: { programme_id } })
  return programmeActions.get_programme.output.parse(answer.json<{ data: unknown }>().data).result
}
async function countOrders(): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>('select count(*)::integer as count from orders')
  return rows[0]?.count ?? 0
}
const counters = async () => [...(await verifyCapacity(world.pool)), ...(await verifyEquipment(world.pool))]

describe('a programme of every kind', () => {
  test('is placed in one sending, answered item by item and read back in the order of time', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const orders = [tickets(slot), loan, { kind: 'schedule', ...wishData }, { kind: 'transport', ...transportData }, guide]
    const placed = await send(orders, 'all', { name: 'Тегеран-12' })
    expect(said(placed)).toEqual(Array.from({ length: 5 }, () => 'in_processing'))
    const programme = await get(placed.programme_id)
    expect(programme.name).toBe('Тегеран-12')
    expect(programme.orders.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      placed.results.map((item) => ('id' in item ? item.id : 0)).toSorted((one, other) => one - other),
    )
    expect(programme.orders.map(({ info }) => info.time)).toEqual(
      programme.orders.map(({ info }) => info.time).toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1)),
    )
    expect(new Set(programme.orders.map(({ info }) => info.programme_id))).toEqual(new Set([placed.programme_id]))
    expect(await counters()).toEqual([])
  })

  test('grows by items that are sent later', async () => {
    const { programme_id } = await send([guide], 'all', { name: 'Группа' })
    const grown = await send([guide, { kind: 'transport', ...transportData }], 'best_effort', { programme_id })
    expect(grown.programme_id).toBe(programme_id)
    expect((await get(programme_id)).orders).toHaveLength(3)
  })

  test('of another customer is neither read nor added to', async () => {
    const { programme_id } = await send([guide], 'all')
    const read = await ask(world, { as: 'otherAgency', action: 'get_programme', data: { programme_id } })
    expect(read.statusCode).toBe(404)
    await expect(send([guide], 'all', { as: 'otherAgency', programme_id })).rejects.toThrow('programme_not_found')
  })

  test('names the field of the item that a form would not send', async () => {
    const answer = await ask(world, {
      as: 'agencyOwner',
      action: 'post_programme',
      data: { orders: [guide, { ...guide, hours: 1 }, { kind: 'transport', ...transportData, adult: 0, child: 0 }], mode: 'all' },
    })
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['orders.1.hours', 'orders.2.adult'])
  })
})

describe('all or nothing', () => {
  test('places nothing when one item is refused, and tells the reason of every item that was', async () => {
    const [room, full] = [await addSlot(world, { capacity: 50 }), await addSlot(world, { capacity: 3 })]
    const before = await countOrders()
    const answer = await send(
      [tickets(room), tickets(full), loan, { kind: 'transport', ...transportData, vehicle: 'minivan' }, guide],
      'all',
    )
    expect(said(answer)).toEqual(['programme_incomplete', 'no_places', 'programme_incomplete', 'vehicle_too_small', 'programme_incomplete'])
    expect(answer.programme_id).toBeNull()
    expect(answer.results[1]).toMatchObject({ nearest: expect.any(Array), fields: { schedule_item_id: expect.any(String) } })
    expect(await countOrders()).toBe(before)
    expect(await counters()).toEqual([])
  })

  test('counts an item on the waiting list as placed only when it accepts waiting', async () => {
    const full = await addSlot(world, { capacity: 3 })
    expect(said(await send([tickets(full), guide], 'all'))).toEqual(['no_places', 'programme_incomplete'])
    expect(said(await send([tickets(full, { accept_waiting: true }), guide], 'all'))).toEqual(['waiting_list', 'in_processing'])
  })

  test('does not sell one slot twice to two items of the same programme', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    expect(said(await send([tickets(slot), tickets(slot)], 'all'))).toEqual(['programme_incomplete', 'no_places'])
    expect(said(await send([tickets(slot), tickets(slot)], 'best_effort'))).toEqual(['in_processing', 'no_places'])
    expect(await counters()).toEqual([])
  })

  test('does not lend one set twice to two items of the same programme', async () => {
    const most = { ...loan, services: [{ service: 'ag', quantity: 25 }] }
    await world.pool.query(`update equipment_days set stock = 40 where service = 'ag'`)
    const priced = [{ ...most, services: [{ service: 'multicast_audio_system', quantity: 60 }] }]
    expect(said(await send([...priced, ...priced], 'all'))).toEqual(['programme_incomplete', 'equipment_taken'])
    expect(await counters()).toEqual([])
  })

  test('answers a repetition of the same key with what it answered, placed or not', async () => {
    const [room, full] = [await addSlot(world, { capacity: 50 }), await addSlot(world, { capacity: 3 })]
    const placed = await send([tickets(room), guide], 'all', { key: 'programme-1' })
    expect(await send([tickets(room), guide], 'all', { key: 'programme-1' })).toEqual(placed)
    const refused = await send([tickets(full), guide], 'all', { key: 'programme-2' })
    expect(await send([tickets(full), guide], 'all', { key: 'programme-2' })).toEqual(refused)
    await expect(send([guide], 'all', { key: 'programme-1' })).rejects.toThrow('key_reused')
  })

  test('says under the key of a lost sending, with other words, which programme that made', async () => {
    const { programme_id: made } = await send([guide], 'all', { key: 'programme-3' })
    expect(await refusalOf([guide], 'best_effort', 'programme-3')).toMatchObject({ code: 'key_reused', made })
  })
})

describe('best effort', () => {
  test('places what can be placed and tells why the rest was not', async () => {
    const [room, full] = [await addSlot(world, { capacity: 50 }), await addSlot(world, { capacity: 3 })]
    const answer = await send([tickets(room), tickets(full), guide], 'best_effort')
    expect(said(answer)).toEqual(['in_processing', 'no_places', 'in_processing'])
    expect((await get(answer.programme_id)).orders).toHaveLength(2)
  })

  test('makes no programme of nothing, and one programme of what follows a refused item', async () => {
    const [room, full] = [await addSlot(world, { capacity: 50 }), await addSlot(world, { capacity: 3 })]
    const programmes = async () => (await world.pool.query('select from programmes')).rowCount
    const before = await programmes()
    const answer = await send([tickets(full), tickets(full)], 'best_effort', { key: 'nothing' })
    expect([answer.programme_id, await programmes()]).toEqual([null, before])
    expect(await send([tickets(full), tickets(full)], 'best_effort', { key: 'nothing' })).toEqual(answer)
    const later = await send([tickets(full), tickets(room), guide], 'best_effort')
    expect([(await get(later.programme_id)).orders.length, await programmes()]).toEqual([2, (before ?? 0) + 1])
  })

  test('goes on where it broke off: what was placed is not placed twice', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const before = await countOrders()
    const orders = [tickets(slot), guide, { kind: 'transport', ...transportData }]
    const first = await send(orders, 'best_effort', { key: 'broken' })
    // As if the server had died after the second item.
    await world.pool.query(`delete from idempotency_keys where key in ('broken', 'broken#2')`)
    const again = await send(orders, 'best_effort', { key: 'broken' })
    expect(again.results.slice(0, 2)).toEqual(first.results.slice(0, 2))
    expect(again.programme_id).toBe(first.programme_id)
    expect(await countOrders()).toBe(before + 4)
  })

  test('broken off and sent in other words it places nothing twice, and says which programme has what was placed', async () => {
    const { programme_id: made } = await send([guide, guide], 'best_effort', { key: 'broken-1' })
    await world.pool.query(`delete from idempotency_keys where key in ('broken-1', 'broken-1#1')`)
    const before = await countOrders()
    expect(await refusalOf([guide, guide], 'all', 'broken-1')).toMatchObject({ code: 'key_reused', made })
    expect(await countOrders()).toBe(before)
  })
})

describe('twenty programmes at once over the same two slots, in opposite orders', () => {
  test('sell no place twice, lose none, and none of them hangs', async () => {
    const [one, other] = [await addSlot(world, { capacity: 60 }), await addSlot(world, { capacity: 60 })]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(index % 2 ? [tickets(one), tickets(other)] : [tickets(other), tickets(one)], 'all')),
    )
    // Twelve heads each: five programmes fit into both.
    expect(answers.filter((answer) => answer.programme_id !== null)).toHaveLength(5)
    expect(await counters()).toEqual([])
  })
})

describe('the clashes of a programme', () => {
  test('name visits that overlap; guides and coaches go along with them', async () => {
    const [first, second] = [await addSlot(world, { capacity: 50 }), await addSlot(world, { capacity: 50 })]
    const { programme_id, results } = await send([tickets(first), tickets(second), guide, { kind: 'transport', ...transportData }], 'all')
    const ids = results.map((item) => ('id' in item ? item.id : 0))
    // Slots of the test stand a minute apart; a visit takes ninety.
    expect((await get(programme_id)).clashes).toEqual([{ kind: 'overlap', order_ids: ids.slice(0, 2), minutes: 89, gap: null }])
    await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: ids[0] } })
    expect((await get(programme_id)).clashes).toEqual([])
  })

  test('name a visit on a day on which its object has closed since', async () => {
    const { programme_id, results } = await send([tickets(await addSlot(world, { capacity: 50 }))], 'all')
    await world.pool.query(`update museum_objects set closed_dates = array[$1::date] where museum_id is not null`, [visitDate])
    const [item] = results
    expect((await get(programme_id)).clashes).toEqual([
      { kind: 'closed_day', order_ids: [item && 'id' in item ? item.id : 0], minutes: null, gap: null },
    ])
    await world.pool.query(`update museum_objects set closed_dates = '{}'`)
  })
})
