import { capacityActions, type OfficeSlot, type SlotPreview } from '@anfilada/contract/orders/capacity'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { serveAllWaiting, serveWaiting, verifyCapacity } from '../../orders/index.ts'
import { addSlot, ask, createWorld, objectId, place, type Principal, ticketsFor, visitDate, type World } from '../../testing/world.ts'

let world: World
let customers: Map<string, number>
beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number; name: string }>('select id, name from customers')
  customers = new Map(rows.map(({ id, name }) => [name, id]))
})
afterEach(async () => expect(await verifyCapacity(world.pool)).toEqual([]))
afterAll(() => world.close())

type Body = { success: boolean; code?: string; fields?: Record<string, string>; orders?: number[]; data?: { result: unknown } }
async function office(action: keyof typeof capacityActions, data: Record<string, unknown>): Promise<Body> {
  return (await ask(world, { as: 'dispatcher', api: 'office', action, data })).json<Body>()
}

async function slots(action: 'set_slot' | 'set_quota' | 'set_allotment', data: Record<string, unknown>): Promise<OfficeSlot[]> {
  return capacityActions[action].output.parse((await office(action, data)).data).result
}

async function preview(data: Record<string, unknown>): Promise<SlotPreview[]> {
  return capacityActions.preview_slots.output.parse((await office('preview_slots', data)).data).result
}

type Asking = { as?: Principal; type?: string; waiting?: boolean }
function order(slot: number, heads: number, { as = 'agencyOwner', type = 'ig', waiting = false }: Asking = {}): Promise<number> {
  return place(world, slot, { tickets: [{ category: 'common', quantity: heads }], type, accept_waiting: waiting }, as)
}

async function refused(slot: number, heads: number, { as = 'agencyOwner', type = 'ig' }: Asking = {}): Promise<string | undefined> {
  const data = ticketsFor(slot, { tickets: [{ category: 'common', quantity: heads }], type })
  return (await ask(world, { as, action: 'post_request', data })).json<{ code?: string }>().code
}

/** What the schedule and the month offer this customer. */
async function free(slot: number, { as = 'agencyOwner', type = 'ig' }: Asking = {}): Promise<number | undefined> {
  const answer = await ask(world, { as, action: 'get_schedule', data: { museum_object_id: objectId, schedule_date: visitDate, type } })
  const { result } = answer.json<{ data: { schedule_data: { result: { id: number; free: number }[] } } }>().data.schedule_data
  return result.find(({ id }) => id === slot)?.free
}

function allot(slot: number, customer: string, places: number, release_days = 7) {
  return slots('set_allotment', { slot_ids: [slot], customer_id: customers.get(customer), places, release_days })
}

describe('a quota of a group category', () => {
  test('stops its groups and nobody else, and says so in the schedule', async () => {
    const slot = await addSlot(world, { capacity: 40 })
    await order(slot, 5, { type: 'rf' })
    expect(await slots('set_quota', { slot_ids: [slot], type: 'rf', quota: 12 })).toMatchObject([
      { quotas: [{ type: 'rf', quota: 12, taken: 5 }] },
    ])
    expect([await free(slot, { type: 'rf' }), await free(slot)]).toEqual([7, 35])
    expect(await refused(slot, 8, { type: 'rf' })).toBe('no_places')
    await order(slot, 7, { type: 'rf' })
    await order(slot, 28)
    expect(await free(slot, { type: 'rf' })).toBe(0)
  })

  test('counts holds, and a hold that goes over to another category', async () => {
    const slot = await addSlot(world, { capacity: 40 })
    await slots('set_quota', { slot_ids: [slot], type: 'rf', quota: 12 })
    const hold = async (data: Record<string, unknown>) =>
      (await ask(world, { as: 'agencyOwner', action: 'hold_places', data: { schedule_item_id: slot, ...data } })).json<{
        data?: { result: { hold_id: number; free: number } }
        code?: string
      }>()
    const held = (await hold({ type: 'ig', quantity: 12 })).data?.result
    expect((await hold({ type: 'rf', quantity: 13, hold_id: held?.hold_id })).code).toBe('no_places')
    expect((await hold({ type: 'rf', quantity: 12, hold_id: held?.hold_id })).data?.result.free).toBe(12)
    expect(await refused(slot, 1, { type: 'rf' })).toBe('no_places')
    expect(await refused(slot, 13, { type: 'ig' })).toBeUndefined()
  })

  test('that is raised lets those who wait in', async () => {
    const slot = await addSlot(world, { capacity: 40 })
    await slots('set_quota', { slot_ids: [slot], type: 'rf', quota: 4 })
    const id = await order(slot, 6, { type: 'rf', waiting: true })
    const change = { slot_ids: [slot], quota: { type: 'rf', quota: 6 } }
    expect(await preview(change)).toMatchObject([{ refusal: null, served: [{ id, places: 6 }] }])
    await slots('set_quota', { slot_ids: [slot], ...change.quota })
    expect(await serveWaiting(world.pool, slot)).toBe(1)
  })

  test('below what is taken is refused, with the orders named', async () => {
    const slot = await addSlot(world, { capacity: 40 })
    const [own] = [await order(slot, 5, { type: 'rf' }), await order(slot, 9)]
    expect(await office('set_quota', { slot_ids: [slot], type: 'rf', quota: 4 })).toMatchObject({
      code: 'quota_below_taken',
      fields: { quota: expect.any(String) },
      orders: [own],
    })
  })

  test('is not what holds the places back when its counter is taken away: the control', async () => {
    const slot = await addSlot(world, { capacity: 40 })
    await slots('set_quota', { slot_ids: [slot], type: 'rf', quota: 4 })
    await world.pool.query('update slots set has_rules = false where id = $1', [slot])
    expect(await refused(slot, 9, { type: 'rf' })).toBeUndefined()
    const kinds = (await verifyCapacity(world.pool)).map(({ kind }) => kind)
    expect(kinds).toEqual(['quota_differs', 'rules_unseen'])
    await world.pool.query('delete from slot_quotas where slot_id = $1', [slot])
  })
})

describe('an allotment', () => {
  test('keeps places for its customer and for nobody else, who sees less', async () => {
    const slot = await addSlot(world, { capacity: 30 })
    expect(await allot(slot, 'other', 20)).toMatchObject([{ free: 10, allotments: [{ places: 20, used: 0, kept: 20, released: false }] }])
    expect([await free(slot), await free(slot, { as: 'otherAgency' })]).toEqual([10, 30])
    expect(await refused(slot, 11)).toBe('no_places')
    await order(slot, 15, { as: 'otherAgency' })
    expect([await free(slot), await free(slot, { as: 'otherAgency' })]).toEqual([10, 15])
    await order(slot, 10)
    expect([await free(slot), await free(slot, { as: 'otherAgency' })]).toEqual([0, 5])
  })

  test('takes back what its customer cancels, for him alone', async () => {
    const slot = await addSlot(world, { capacity: 30 })
    await allot(slot, 'other', 20)
    const id = await order(slot, 15, { as: 'otherAgency' })
    await ask(world, { as: 'otherAgency', action: 'delete_request', data: { request_id: id } })
    expect([await free(slot), await free(slot, { as: 'otherAgency' })]).toEqual([10, 30])
  })

  test('is over at its release: the places are everybody’s, those who wait first', async () => {
    const slot = await addSlot(world, { capacity: 30 })
    await allot(slot, 'other', 20)
    const id = await order(slot, 14, { waiting: true })
    expect(await serveAllWaiting(world.pool)).toBe(0)
    await world.pool.query('update slot_allotments set release_at = now() where slot_id = $1', [slot])
    expect(await free(slot, { as: 'otherAgency' })).toBe(0)
    expect(await serveAllWaiting(world.pool)).toBe(1)
    expect(await free(slot, { as: 'otherAgency' })).toBe(16)
    const { rows } = await world.pool.query('select status from orders where id = $1', [id])
    expect(rows).toEqual([{ status: 'in_processing' }])
  })

  test('begins its release day by the clocks of the museum', async () => {
    const slot = await addSlot(world, { capacity: 30, date: '2031-03-10' })
    await world.pool.query(`update museum_objects set zone = 'America/New_York'`)
    // Three days before: still winter time, while the visit is in summer time.
    const [changed] = await allot(slot, 'other', 5, 3)
    await world.pool.query(`update museum_objects set zone = 'Europe/Moscow'`)
    expect(changed).toMatchObject({ zone: 'America/New_York', allotments: [{ release_at: '2031-03-07T05:00:00.000Z' }] })
  })

  test.each<[string, Record<string, unknown>, object]>([
    ['more than is free', { places: 21 }, { code: 'allotment_too_big', fields: { places: expect.any(String) } }],
    [
      'one that would be released already',
      { places: 5, release_days: 60 },
      { code: 'release_passed', fields: { release_days: expect.any(String) } },
    ],
    ['one for nobody', { places: 5, customer_id: 2_000_000_000 }, { code: 'customer_not_found' }],
  ])('refuses %s', async (_, changes, refusal) => {
    const slot = await addSlot(world, { capacity: 30 })
    await order(slot, 10)
    const data = { slot_ids: [slot], customer_id: customers.get('other'), release_days: 7, ...changes }
    expect(await office('set_allotment', data)).toMatchObject(refusal)
  })
})

describe('the capacity of slots', () => {
  test('cannot go below what is taken: the orders are named and nothing is changed, of no slot', async () => {
    const [large, small] = [await addSlot(world, { capacity: 40 }), await addSlot(world, { capacity: 40 })]
    const [first, second] = [await order(small, 12), await order(small, 9)]
    const change = { capacity: 20, closed: false }
    expect(await preview({ slot_ids: [large, small], slot: change })).toMatchObject([
      { slot_id: large, refusal: null, missing: 0, orders: [] },
      { slot_id: small, refusal: 'capacity_below_taken', missing: 1, orders: [{ id: first }, { id: second }] },
    ])
    expect(await office('set_slot', { slot_ids: [large, small], ...change })).toMatchObject({
      code: 'capacity_below_taken',
      fields: { capacity: expect.any(String) },
      orders: [first, second],
    })
    const { rows } = await world.pool.query('select capacity from slots where id = any ($1)', [[large, small]])
    expect(rows).toEqual([{ capacity: 40 }, { capacity: 40 }])
  })

  test('that grows is shown with who would get the new places, and they do; on a closed day nobody', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    await order(slot, 12)
    const line = [await order(slot, 9, { waiting: true }), await order(slot, 8, { waiting: true }), await order(slot, 3, { waiting: true })]
    const more = { slot_ids: [slot], slot: { capacity: 24, closed: false } }
    await world.pool.query('update museum_objects set closed_dates = array[$1::date] where museum_id is not null', [visitDate])
    expect(await preview(more)).toMatchObject([{ served: [] }])
    await world.pool.query(`update museum_objects set closed_dates = '{}'`)
    const [shown] = await preview(more)
    expect(shown?.served.map(({ id }) => id)).toEqual([line[0], line[2]])
    expect(await slots('set_slot', { slot_ids: [slot], capacity: 24, closed: false })).toMatchObject([
      { waiting: { orders: 3, places: 20 } },
    ])
    await serveWaiting(world.pool, slot)
    const { rows } = await world.pool.query('select id from orders where id = any ($1) and status = $2 order by id', [
      line,
      'in_processing',
    ])
    expect(rows.map(({ id }) => id)).toEqual(shown?.served.map(({ id }) => id))
  })

  test('is that of a new slot, or of the one that is there at the time', async () => {
    const asked = { museum_object_id: objectId, date: '2031-07-01', time: '09:15', closed: false }
    const [made] = await slots('set_slot', { ...asked, capacity: 25 })
    expect(made).toMatchObject({ date: '2031-07-01', time: '09:15', capacity: 25, taken: 0, free: 25, begun: false })
    expect(await slots('set_slot', { ...asked, capacity: 30 })).toMatchObject([{ id: made?.id, capacity: 30 }])
    const listed = await office('office_slots', { museum_object_id: objectId, from: '2031-07-01', to: '2031-07-31' })
    expect(listed.data?.result).toMatchObject([{ id: made?.id, capacity: 30 }])
  })

  test('of a slot that is closed sells nothing and serves nobody, and opening it does', async () => {
    const slot = await addSlot(world, { capacity: 5 })
    const id = await order(slot, 6, { waiting: true })
    await slots('set_slot', { slot_ids: [slot], capacity: 20, closed: true })
    expect(await refused(slot, 1)).toBe('booking_closed')
    expect(await serveWaiting(world.pool, slot)).toBe(0)
    await slots('set_slot', { slot_ids: [slot], capacity: 20, closed: false })
    expect(await serveWaiting(world.pool, slot)).toBe(1)
    expect((await preview({ slot_ids: [slot], slot: { capacity: 20, closed: true } }))[0]?.orders).toMatchObject([{ id }])
  })

  test('stands in the audit log with who changed it', async () => {
    const slot = await addSlot(world, { capacity: 5 })
    await slots('set_slot', { slot_ids: [slot], capacity: 6, closed: false })
    const { rows } = await world.pool.query(
      `select actor_name, details from audit_log where action = 'slots.changed' and subject_id = $1`,
      [String(slot)],
    )
    expect(rows).toEqual([{ actor_name: 'dispatcher', details: { capacity: 6, closed: false } }])
  })

  test.each<[string, keyof typeof capacityActions, Record<string, unknown>, object]>([
    ['a slot that nobody has', 'set_slot', { slot_ids: [2_000_000_000], capacity: 5, closed: false }, { code: 'slot_not_found' }],
    [
      'a slot of no object',
      'set_slot',
      { museum_object_id: 'nothing', date: visitDate, time: '10:00', capacity: 5, closed: false },
      { code: 'object_not_found' },
    ],
    ['no slot at all', 'set_slot', { capacity: 5, closed: false }, { code: 'invalid_fields' }],
    [
      'two changes at once',
      'preview_slots',
      { slot_ids: [1], slot: { capacity: 5, closed: false }, quota: { type: 'rf', quota: 1 } },
      { code: 'invalid_fields' },
    ],
    [
      'a list without end',
      'office_slots',
      { museum_object_id: objectId, from: '2031-01-01', to: '2031-12-31' },
      { code: 'invalid_fields' },
    ],
  ])('is not asked of %s', async (_, action, data, refusal) => {
    expect(await office(action, data)).toMatchObject({ success: false, ...refusal })
  })
})
