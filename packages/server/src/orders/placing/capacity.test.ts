import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSlot, ask, createWorld, objectId, ticketsFor, visitDate, type World } from '../../testing/world.ts'
import { releaseExpiredHolds } from '../holding/release-hold.ts'
import { serveWaiting } from '../waiting/serve-waiting.ts'
import { verifyCapacity } from '../verify-capacity.ts'

let world: World
/** The customer for whom places are kept. */
let other: number
beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'other'`)
  other = rows[0]?.id ?? 0
})
afterAll(() => world.close())

const capacity = 20
/** What people do, in any order: `which` picks one of the orders, `draft` one of the drafts whose holds exist by then. */
const draft = fc.nat(3)
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      heads: fc.integer({ min: 1, max: 12 }),
      waiting: fc.boolean(),
      draft: fc.option(draft, { nil: undefined }),
      as: fc.constantFrom('agencyOwner' as const, 'otherAgency' as const),
      type: fc.constantFrom('ig' as const, 'rf' as const),
      elsewhere: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('hold' as const), heads: fc.integer({ min: 1, max: 12 }), draft, elsewhere: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('release' as const, 'expire' as const), draft }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('sweep' as const, 'serve' as const, 'release_allotments' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('resize' as const), places: fc.integer({ min: 8, max: 30 }), closed: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('quota' as const), places: fc.option(fc.nat(20)) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('allot' as const), places: fc.nat(12) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel' as const, 'confirm' as const, 'wait' as const, 'reject' as const),
      which: fc.nat(9),
    }),
  },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** One run: a slot that is fought for, another to move holds to, and what came into being. */
type Run = { slot: number; other: number; orders: number[]; holds: Map<number, number> }

describe('the capacity of a slot', () => {
  test('is never exceeded and never lost, whatever people do and however it interleaves', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 10 }), async (rounds) => {
        const run: Run = {
          slot: await addSlot(world, { capacity }),
          other: await addSlot(world, { capacity }),
          orders: [],
          holds: new Map(),
        }
        // Acts of one round run at once.
        for (const round of rounds) await Promise.all(round.map((one) => perform(run, one)))
        for (const slot of [run.slot, run.other]) await expectCountedRight(slot)
        await settle(run)
        await expectShownSellable(run.slot)
        await expectCountedRight(run.slot)
        expect(await verifyCapacity(world.pool)).toEqual([])
      }),
      { numRuns: 25, seed: 20_261_121 },
    )
  })
})

async function perform(run: Run, one: Act): Promise<void> {
  if ('which' in one) return move(run, one)
  if ('places' in one) return edit(run, one)
  if (one.do === 'order') return order(run, one)
  if (one.do === 'hold') return hold(run, one)
  if ('draft' in one) return endHold(run.holds.get(one.draft), one.do)
  return tidy(run, one.do)
}

async function order(run: Run, one: Extract<Act, { do: 'order' }>): Promise<void> {
  const holdId = one.draft === undefined ? undefined : run.holds.get(one.draft)
  const data = ticketsFor(run.slot, {
    tickets: [{ category: 'common', quantity: one.heads }],
    type: one.type,
    accept_waiting: one.waiting,
    ...(one.elsewhere && { alternatives: [run.other] }),
    ...(holdId !== undefined && { hold_id: holdId }),
  })
  const body = (await ask(world, { as: one.as, action: 'post_request', data })).json<{
    data?: { result: { id: number } }
    code?: string
  }>()
  if (body.data) run.orders.push(body.data.result.id)
  else expect(['no_places', 'booking_closed']).toContain(body.code)
}

async function endHold(holdId: number | undefined, how: 'release' | 'expire'): Promise<void> {
  if (how === 'expire') return expireHolds(holdId)
  if (holdId !== undefined) await ask(world, { as: 'agencyOwner', action: 'release_hold', data: { hold_id: holdId } })
}

/** What jobs and the clock do. */
async function tidy({ slot }: Run, what: 'sweep' | 'serve' | 'release_allotments'): Promise<void> {
  if (what === 'sweep') await releaseExpiredHolds(world.pool)
  else if (what === 'serve') await serveWaiting(world.pool, slot)
  else await world.pool.query('update slot_allotments set release_at = now() where slot_id = $1', [slot])
}

/** Staff change a rule of the slot, or hear that what is taken or promised does not allow it. */
async function edit({ slot }: Run, one: Extract<Act, { do: 'resize' | 'quota' | 'allot' }>): Promise<void> {
  const [action, data, refusal] = editOf(one)
  const asked = { as: 'dispatcher', api: 'office', action, data: { slot_ids: [slot], ...data } } as const
  const body = (await ask(world, asked)).json<{ success: boolean; code?: string }>()
  if (!body.success) expect(body.code).toBe(refusal)
}

function editOf(one: Extract<Act, { do: 'resize' | 'quota' | 'allot' }>): [action: string, data: object, refusal: string] {
  if (one.do === 'resize') return ['set_slot', { capacity: one.places, closed: one.closed }, 'capacity_below_taken']
  if (one.do === 'quota') return ['set_quota', { type: 'ig', quota: one.places }, 'quota_below_taken']
  return ['set_allotment', { customer_id: other, places: one.places, release_days: 1 }, 'allotment_too_big']
}

async function hold(run: Run, one: Extract<Act, { do: 'hold' }>): Promise<void> {
  const data = {
    schedule_item_id: one.elsewhere ? run.other : run.slot,
    type: 'ig',
    quantity: one.heads,
    ...(run.holds.has(one.draft) && { hold_id: run.holds.get(one.draft) }),
  }
  const body = (await ask(world, { as: 'agencyOwner', action: 'hold_places', data })).json<{
    data?: { result: { hold_id: number } }
    code?: string
  }>()
  if (body.data) run.holds.set(one.draft, body.data.result.hold_id)
  else expect(['no_places', 'too_many_holds', 'booking_closed']).toContain(body.code)
}

async function expireHolds(holdId?: number): Promise<void> {
  await world.pool.query(`update holds set expires_at = now() - interval '1 second' where $1::integer is null or id = $1`, [holdId ?? null])
}

async function move(run: Run, one: Extract<Act, { which: number }>): Promise<void> {
  const id = run.orders[one.which % Math.max(run.orders.length, 1)]
  if (id === undefined) return
  const answer =
    one.do === 'cancel'
      ? await ask(world, {
          as: 'dispatcher',
          api: 'office',
          action: 'cancel_order',
          data: { order_id: id, revision: await revisionOf(id) },
        })
      : await decide(one.do, id)
  expect(answer.statusCode).toBe(200)
}

async function revisionOf(id: number): Promise<number> {
  const { rows } = await world.pool.query<{ revision: number }>('select revision from orders where id = $1', [id])
  return rows[0]?.revision ?? 0
}

async function decide(what: 'confirm' | 'wait' | 'reject', id: number) {
  const extra = { confirm: { time: '11:00', entrance: 'Подъезд 3' }, wait: {}, reject: { reason: 'нет мест' } }[what]
  const data = { order_id: id, revision: await revisionOf(id), ...extra }
  return ask(world, { as: 'dispatcher', api: 'office', action: `${what}_order`, data })
}

/** The counter is what orders and holds take, and never more than there is. */
async function expectCountedRight(slot: number): Promise<void> {
  const { rows } = await world.pool.query<{ taken: number; capacity: number; held: number }>(
    `select taken, capacity, coalesce((select sum(places) from slot_takers where slot_id = slots.id), 0)::integer as held from slots where id = $1`,
    [slot],
  )
  const { taken, capacity: places, held } = rows[0] as { taken: number; capacity: number; held: number }
  expect(taken).toBe(held)
  expect(taken).toBeLessThanOrEqual(places)
}

/** All holds end, the slot is open, and who waits has been served. */
async function settle(run: Run): Promise<void> {
  await expireHolds()
  await releaseExpiredHolds(world.pool)
  await world.pool.query('update slots set closed = false where id = $1', [run.slot])
  await serveWaiting(world.pool, run.slot)
}

/** What the schedule shows can be bought to the last place, and not one more; only a line that does not fit may stand before the rest. */
async function expectShownSellable(slot: number): Promise<void> {
  const data = { museum_object_id: objectId, schedule_date: visitDate, type: 'ig' }
  const answer = await ask(world, { as: 'agencyOwner', action: 'get_schedule', data })
  const shown = answer.json<{ data: { schedule_data: { result: { id: number; free: number }[] } } }>().data.schedule_data.result
  const free = shown.find(({ id }) => id === slot)?.free ?? 0
  const sell = (heads: number) =>
    ask(world, {
      as: 'agencyOwner',
      action: 'post_request',
      data: ticketsFor(slot, { tickets: [{ category: 'common', quantity: heads }] }),
    })
  if (free > 0) expect((await sell(free)).json()).toMatchObject({ success: true })
  expect((await sell(1)).json()).toMatchObject({ code: 'no_places' })
}
