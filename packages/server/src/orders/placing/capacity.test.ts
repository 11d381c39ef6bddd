import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSlot, ask, createWorld, ticketsFor, type World } from '../../testing/world.ts'
import { verifyCapacity } from '../verify-capacity.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const capacity = 20
/** What people do, in any order: `which` picks one of the orders that exist by then. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('order' as const), heads: fc.integer({ min: 1, max: 12 }), waiting: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel' as const, 'confirm' as const, 'wait' as const, 'reject' as const),
      which: fc.nat(9),
    }),
  },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

describe('the capacity of a slot', () => {
  test('is never exceeded and never lost, whatever people do and however it interleaves', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 10 }), async (rounds) => {
        const slot = await addSlot(world, { capacity })
        const orders: number[] = []
        // Acts of one round run at once.
        for (const round of rounds) await Promise.all(round.map((one) => perform(slot, orders, one)))
        const { taken, held } = await count(slot)
        expect(taken).toBe(held)
        expect(taken).toBeLessThanOrEqual(capacity)
        await expectAllPlacesSellable(slot, capacity - taken)
      }),
      { numRuns: 25, seed: 20_261_121 },
    )
    expect(await verifyCapacity(world.pool)).toEqual([])
  })
})

async function perform(slot: number, orders: number[], one: Act): Promise<void> {
  if (one.do === 'order') {
    const data = ticketsFor(slot, { tickets: [{ category: 'common', quantity: one.heads }], accept_waiting: one.waiting })
    const body = (await ask(world, { as: 'agencyOwner', action: 'post_request', data })).json<{
      data?: { result: { id: number } }
      code?: string
    }>()
    if (body.data) orders.push(body.data.result.id)
    else expect(body.code).toBe('no_places')
    return
  }
  const id = orders[one.which % Math.max(orders.length, 1)]
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
    `select slots.taken, coalesce((select sum(places) from orders where slot_id = slots.id and status in ('in_processing', 'confirmed')), 0)::integer as held
     from slots where slots.id = $1`,
    [slot],
  )
  return rows[0] as { taken: number; held: number }
}

/** What is free can be sold to the last place, and not one more. */
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
