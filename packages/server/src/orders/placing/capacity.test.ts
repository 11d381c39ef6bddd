import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSlot, ask, createWorld, ticketsFor, type World } from '../../testing/world.ts'
import { releaseExpiredHolds } from '../holding/release-hold.ts'
import { verifyCapacity } from '../verify-capacity.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
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
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('hold' as const), heads: fc.integer({ min: 1, max: 12 }), draft, elsewhere: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('release' as const, 'expire' as const), draft }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
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
        for (const slot of [run.slot, run.other]) {
          const { taken, held } = await count(slot)
          expect(taken).toBe(held)
          expect(taken).toBeLessThanOrEqual(capacity)
        }
        await expireHolds()
        await expectAllPlacesSellable(run.slot, capacity - (await countOrdered(run.slot)))
        await releaseExpiredHolds(world.pool)
      }),
      { numRuns: 25, seed: 20_261_121 },
    )
    expect(await verifyCapacity(world.pool)).toEqual([])
  })
})

async function perform(run: Run, one: Act): Promise<void> {
  switch (one.do) {
    case 'order':
      return order(run, one)
    case 'hold':
      return hold(run, one)
    case 'release': {
      const holdId = run.holds.get(one.draft)
      if (holdId !== undefined) await ask(world, { as: 'agencyOwner', action: 'release_hold', data: { hold_id: holdId } })
      return
    }
    case 'expire':
      return expireHolds(run.holds.get(one.draft))
    case 'sweep':
      return void (await releaseExpiredHolds(world.pool))
    default:
      return move(run, one)
  }
}

async function order(run: Run, one: Extract<Act, { do: 'order' }>): Promise<void> {
  const holdId = one.draft === undefined ? undefined : run.holds.get(one.draft)
  const data = ticketsFor(run.slot, {
    tickets: [{ category: 'common', quantity: one.heads }],
    accept_waiting: one.waiting,
    ...(holdId !== undefined && { hold_id: holdId }),
  })
  const body = (await ask(world, { as: 'agencyOwner', action: 'post_request', data })).json<{
    data?: { result: { id: number } }
    code?: string
  }>()
  if (body.data) run.orders.push(body.data.result.id)
  else expect(body.code).toBe('no_places')
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
  else expect(['no_places', 'too_many_holds']).toContain(body.code)
}

async function expireHolds(holdId?: number): Promise<void> {
  await world.pool.query(`update holds set expires_at = now() - interval '1 second' where $1::integer is null or id = $1`, [holdId ?? null])
}

async function move(run: Run, one: Extract<Act, { which: number }>): Promise<void> {
  const id = run.orders[one.which % Math.max(run.orders.length, 1)]
  if (id === undefined) return
  const answer =
    one.do === 'cancel'
      ? await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id } })
      : await decide(one.do, id)
  expect(answer.statusCode).toBe(200)
}

async function decide(what: 'confirm' | 'wait' | 'reject', id: number) {
  const { rows } = await world.pool.query<{ revision: number }>('select revision from orders where id = $1', [id])
  const extra = { confirm: { time: '11:00', entrance: 'Подъезд 3' }, wait: {}, reject: { reason: 'нет мест' } }[what]
  return ask(world, {
    as: 'dispatcher',
    door: 'office',
    action: `${what}_order`,
    data: { order_id: id, revision: rows[0]?.revision ?? 0, ...extra },
  })
}

async function count(slot: number): Promise<{ taken: number; held: number }> {
  const { rows } = await world.pool.query<{ taken: number; held: number }>(
    `select slots.taken, coalesce((select sum(places) from holds where slot_id = slots.id), 0)::integer as held from slots where slots.id = $1`,
    [slot],
  )
  const { taken, held } = rows[0] as { taken: number; held: number }
  return { taken, held: held + (await countOrdered(slot)) }
}

async function countOrdered(slot: number): Promise<number> {
  const { rows } = await world.pool.query<{ places: number }>(
    `select coalesce(sum(places), 0)::integer as places from orders where slot_id = $1 and status in ('in_processing', 'confirmed')`,
    [slot],
  )
  return rows[0]?.places ?? 0
}

/** What orders do not have can be sold to the last place, expired holds included, and not one more. */
async function expectAllPlacesSellable(slot: number, free: number): Promise<void> {
  const sell = (heads: number) =>
    ask(world, {
      as: 'agencyOwner',
      action: 'post_request',
      data: ticketsFor(slot, { tickets: [{ category: 'common', quantity: heads }] }),
    })
  if (free > 0) expect((await sell(free)).json()).toMatchObject({ success: true })
  expect((await sell(1)).json()).toMatchObject({ code: 'no_places' })
}
