import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import { holdActions, holdMinutes } from '@anfilada/contract/orders/holds'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSlot, ask, createWorld, instantObjectId, objectId, place, ticketsFor, visitDate, type World } from '../../testing/world.ts'
import { verifyCapacity } from '../verify-capacity.ts'
import { releaseExpiredHolds } from './release-hold.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await expire()
  await releaseExpiredHolds(world.pool)
})

type Member = 'agencyOwner' | 'agencyManager' | 'otherAgency' | 'onBehalf'

async function hold(slot: number, quantity: number, extra: { holdId?: number | undefined; as?: Member; key?: string } = {}) {
  const { holdId, as = 'agencyOwner', key } = extra
  const data = { schedule_item_id: slot, type: 'ig', quantity, ...(holdId !== undefined && { hold_id: holdId }) }
  return (await ask(world, { as, action: 'hold_places', data, ...(key !== undefined && { key }) })).json<{
    data?: unknown
    code?: string
  }>()
}

/** Holds places and answers what the contract promises. */
async function held(...asking: Parameters<typeof hold>) {
  return holdActions.hold_places.output.parse((await hold(...asking)).data).result
}

async function order(slot: number, heads: number, changes: Record<string, unknown> = {}, as: Member = 'agencyOwner') {
  const data = ticketsFor(slot, { tickets: [{ category: 'common', quantity: heads }], ...changes })
  return (await ask(world, { as, action: 'post_request', data })).json<{ data?: { result: { status: string } }; code?: string }>()
}

async function taken(slot: number): Promise<number> {
  const { rows } = await world.pool.query<{ taken: number }>('select taken from slots where id = $1', [slot])
  return rows[0]?.taken ?? Number.NaN
}

/** Database time only: the end of holds moves, not the clock. */
async function expire(holdId?: number): Promise<void> {
  await world.pool.query(`update holds set expires_at = now() where $1::integer is null or id = $1`, [holdId ?? null])
}

async function freeFor(slot: number, as: Member, holdId?: number): Promise<number | undefined> {
  const data = { museum_object_id: objectId, schedule_date: visitDate, ...(holdId !== undefined && { hold_id: holdId }) }
  const answer = (await ask(world, { as, action: 'get_schedule', data })).json<{
    data: { schedule_data: { result: { id: number; free: number }[] } }
  }>()
  return answer.data.schedule_data.result.find((one) => one.id === slot)?.free
}

describe('holding places', () => {
  test('takes them from the slot for fifteen minutes by the clock of the database', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const { hold_id, free } = await held(slot, 12)
    expect(await taken(slot)).toBe(12)
    expect(free).toBe(20)
    const { rows } = await world.pool.query(
      `select expires_at between now() + $2::interval - interval '1 minute' and now() + $2::interval as lives from holds where id = $1`,
      [hold_id, `${holdMinutes} minutes`],
    )
    expect(rows).toEqual([{ lives: true }])
    expect((await order(slot, 9, {}, 'otherAgency')).code).toBe('no_places')
  })

  test('on a slot without enough places is refused with the nearest times', async () => {
    const slot = await addSlot(world, { capacity: 10 })
    const next = await addSlot(world, { capacity: 40 })
    const refused = (await hold(slot, 11)) as { code?: string; nearest?: { schedule_item_id: number }[] }
    expect(refused.code).toBe('no_places')
    expect(refused.nearest?.map((time) => time.schedule_item_id)).toContain(next)
    expect(await taken(slot)).toBe(0)
  })

  test('again in the same draft moves the hold to another number or slot and keeps its end', async () => {
    const [first, second] = [await addSlot(world, { capacity: 20 }), await addSlot(world, { capacity: 20 })]
    const start = await held(first, 12)
    const fewer = await held(first, 5, { holdId: start.hold_id })
    expect([await taken(first), fewer.hold_id, fewer.free]).toEqual([5, start.hold_id, 20])
    const elsewhere = await held(second, 20, { holdId: start.hold_id })
    expect([await taken(first), await taken(second)]).toEqual([0, 20])
    expect([elsewhere.hold_id, elsewhere.expires_at]).toEqual([start.hold_id, start.expires_at])
  })

  test('that finds the other slot full leaves the hold where it was', async () => {
    const [first, full] = [await addSlot(world, { capacity: 20 }), await addSlot(world, { capacity: 4 })]
    const { hold_id } = await held(first, 12)
    expect((await hold(full, 5, { holdId: hold_id })).code).toBe('no_places')
    expect([await taken(first), await taken(full)]).toEqual([12, 0])
  })

  test('makes a new hold when the old one is over or is a colleague’s', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const mine = await held(slot, 5)
    const colleagues = await held(slot, 5, { holdId: mine.hold_id, as: 'agencyManager' })
    expect(colleagues.hold_id).not.toBe(mine.hold_id)
    await expire(mine.hold_id)
    expect((await held(slot, 5, { holdId: mine.hold_id })).hold_id).not.toBe(mine.hold_id)
  })

  test('is refused to a customer’s fourth draft at once, and allowed when one of them is over', async () => {
    const slot = await addSlot(world, { capacity: 100 })
    const first = await held(slot, 1)
    await held(slot, 1, { as: 'agencyManager' })
    await held(slot, 1)
    expect((await hold(slot, 1)).code).toBe('too_many_holds')
    expect(await taken(slot)).toBe(3)
    expect((await hold(slot, 2, { holdId: first.hold_id })).data).toBeDefined()
    expect((await hold(slot, 1, { as: 'otherAgency' })).data).toBeDefined()
    await expire(first.hold_id)
    expect((await hold(slot, 1)).data).toBeDefined()
  })

  test('by many drafts at the same moment never passes the limit', async () => {
    const slot = await addSlot(world, { capacity: 100 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => hold(slot, 1)))
    expect(answers.filter((answer) => answer.data !== undefined)).toHaveLength(3)
    expect(await taken(slot)).toBe(3)
  })

  test('twice with one key holds once', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const [once, again] = [await hold(slot, 5, { key: 'draft-1' }), await hold(slot, 5, { key: 'draft-1' })]
    expect(again).toEqual(once)
    expect(await taken(slot)).toBe(5)
    expect((await hold(slot, 6, { key: 'draft-1' })).code).toBe('key_reused')
  })

  test('is refused past the cut-off and for a slot that nobody has', async () => {
    const yesterday = addDays(todayIn(defaultZone), -1)
    expect((await hold(await addSlot(world, { capacity: 20, date: yesterday }), 5)).code).toBe('booking_closed')
    expect((await hold(2_000_000_000, 5)).code).toBe('slot_not_found')
  })
})

describe('releasing a hold', () => {
  const release = async (holdId: number, as: Member = 'agencyOwner', key?: string) =>
    ask(world, { as, action: 'release_hold', data: { hold_id: holdId }, ...(key !== undefined && { key }) })

  test('gives its places back, once', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const { hold_id } = await held(slot, 12)
    const answers = [await release(hold_id, 'agencyOwner', 'leave'), await release(hold_id, 'agencyOwner', 'leave'), await release(hold_id)]
    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => ({ success: true, data: { result: { hold_id } } })))
    expect(await taken(slot)).toBe(0)
  })

  test('that is a colleague’s, another customer’s or nobody’s changes nothing and says the same', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const { hold_id } = await held(slot, 12)
    const colleagues = await release(hold_id, 'agencyManager')
    expect((await release(hold_id, 'otherAgency')).body).toBe(colleagues.body)
    expect((await release(2_000_000_000)).body.replace('2000000000', String(hold_id))).toBe(colleagues.body)
    expect(await taken(slot)).toBe(12)
  })
})

describe('an order sent with its hold', () => {
  test('gets the held places on a slot that is full for everybody else', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const { hold_id } = await held(slot, 12)
    expect((await order(slot, 1, {}, 'otherAgency')).code).toBe('no_places')
    expect((await order(slot, 12, { hold_id })).data?.result.status).toBe('in_processing')
    expect(await taken(slot)).toBe(12)
    expect((await world.pool.query('select from holds where id = $1', [hold_id])).rowCount).toBe(0)
  })

  test.each([
    ['gives back what it does not need', 12, 7],
    ['takes more when there is more', 5, 9],
  ])('%s', async (_what, holding, heads) => {
    const slot = await addSlot(world, { capacity: 12 })
    const { hold_id } = await held(slot, holding)
    expect((await order(slot, heads, { hold_id })).data).toBeDefined()
    expect(await taken(slot)).toBe(heads)
  })

  test('that needs more than there is is refused and keeps the hold', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const { hold_id } = await held(slot, 10)
    expect((await order(slot, 13, { hold_id })).code).toBe('no_places')
    expect(await taken(slot)).toBe(10)
  })

  test('of another group category has its places only as far as that category’s quota goes', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const quota = { slot_ids: [slot], type: 'rf', quota: 3 }
    await ask(world, { as: 'admin', api: 'office', action: 'set_quota', data: quota })
    const { hold_id } = await held(slot, 5)
    expect((await order(slot, 5, { type: 'rf', hold_id })).code).toBe('no_places')
    expect((await order(slot, 3, { type: 'rf', hold_id })).data?.result.status).toBe('in_processing')
    expect(await taken(slot)).toBe(3)
  })

  test('that an employee made for another customer has none of its places', async () => {
    const slot = await addSlot(world, { capacity: 8 })
    const actFor = (customer: string) =>
      world.pool.query('update sessions set acts_for = (select id from customers where name = $2) where user_id = $1', [
        world.users.onBehalf,
        customer,
      ])
    const { hold_id } = await held(slot, 8, { as: 'onBehalf' })
    await actFor('other')
    expect((await order(slot, 8, { hold_id }, 'onBehalf')).code).toBe('no_places')
    await actFor('agency')
    expect((await order(slot, 8, { hold_id }, 'onBehalf')).data?.result.status).toBe('in_processing')
  })

  test('that goes to the waiting list lets the held places go', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const { hold_id } = await held(slot, 10)
    expect((await order(slot, 13, { hold_id, accept_waiting: true })).data?.result.status).toBe('waiting_list')
    expect(await taken(slot)).toBe(0)
  })

  test('is confirmed at once where the object confirms at once', async () => {
    const slot = await addSlot(world, { capacity: 12, object: instantObjectId })
    const { hold_id } = await held(slot, 12)
    expect((await order(slot, 12, { hold_id, system_id: instantObjectId })).data?.result.status).toBe('confirmed')
    expect(await taken(slot)).toBe(12)
  })

  test.each([
    ['is a colleague’s', async (slot: number) => (await held(slot, 12, { as: 'agencyManager' })).hold_id, 12],
    ['is of another slot', async () => (await held(await addSlot(world, { capacity: 12 }), 12)).hold_id, 0],
    ['nobody has', async () => 2_000_000_000, 0],
  ])('that %s takes its places as without one', async (_whose, holdId, already) => {
    const slot = await addSlot(world, { capacity: 17 })
    const hold_id = await holdId(slot)
    const before = await taken(slot)
    expect(before).toBe(already)
    expect((await order(slot, 5, { hold_id })).data).toBeDefined()
    expect(await taken(slot)).toBe(before + 5)
  })

  test('and a key makes one order, however often it is sent', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const { hold_id } = await held(slot, 12)
    const sent = { as: 'agencyOwner' as const, action: 'post_request', key: 'order-1', data: ticketsFor(slot, { hold_id }) }
    const [first, second] = [await ask(world, sent), await ask(world, sent)]
    expect(first.json()).toMatchObject({ success: true })
    expect(second.json()).toEqual(first.json())
    expect(await taken(slot)).toBe(12)
  })
})

describe('a hold that has expired', () => {
  test('stands in nobody’s way: not in an order’s', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    await held(slot, 12)
    await expire()
    expect((await order(slot, 12, {}, 'otherAgency')).data?.result.status).toBe('in_processing')
    expect(await taken(slot)).toBe(12)
  })

  test('nor in another hold’s, nor in a move’s', async () => {
    const [slot, other] = [await addSlot(world, { capacity: 12 }), await addSlot(world, { capacity: 12 })]
    await held(slot, 12, { as: 'otherAgency' })
    await expire()
    const { hold_id } = await held(other, 12)
    expect((await held(slot, 12, { holdId: hold_id })).hold_id).toBe(hold_id)
    expect([await taken(slot), await taken(other)]).toEqual([12, 0])
  })

  test('nor in that of an order which staff confirm from the waiting list', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    await held(slot, 12)
    const id = await place(world, slot, { accept_waiting: true }, 'otherAgency')
    await expire()
    const data = { order_id: id, revision: 1, time: '11:00', entrance: 'Подъезд 3' }
    const confirmed = await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data })
    expect(confirmed.json()).toMatchObject({ success: true })
    expect(await taken(slot)).toBe(12)
  })

  test('brings its own draft nothing: the places are taken as without it', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const { hold_id } = await held(slot, 12)
    await expire()
    expect((await order(slot, 12, {}, 'otherAgency')).data).toBeDefined()
    expect((await order(slot, 12, { hold_id })).code).toBe('no_places')
  })

  test('falls back by itself, and a live one does not', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const over = await held(slot, 5)
    await held(slot, 7)
    await expire(over.hold_id)
    expect(await releaseExpiredHolds(world.pool)).toBe(1)
    expect(await taken(slot)).toBe(7)
    expect(await releaseExpiredHolds(world.pool)).toBe(0)
  })
})

describe('the free places of the schedule', () => {
  test('count another’s hold, but not the asker’s own and not one that is over', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const { hold_id, free } = await held(slot, 12)
    expect(await freeFor(slot, 'agencyOwner', hold_id)).toBe(free)
    expect(await freeFor(slot, 'agencyOwner')).toBe(8)
    expect(await freeFor(slot, 'agencyManager', hold_id)).toBe(8)
    await expire()
    expect(await freeFor(slot, 'otherAgency')).toBe(20)
  })
})

describe('the recount of places', () => {
  test('knows live holds and expired ones that were not given back yet, and finds a counter that differs', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const { hold_id } = await held(slot, 12)
    expect(await verifyCapacity(world.pool)).toEqual([])
    await expire(hold_id)
    expect(await verifyCapacity(world.pool)).toEqual([])
    await world.pool.query('delete from holds where id = $1', [hold_id])
    expect(await verifyCapacity(world.pool)).toEqual([{ kind: 'taken_differs', row: `slot ${slot}`, expected: '0', found: '12' }])
    await world.pool.query('update slots set taken = 0 where id = $1', [slot])
  })
})
