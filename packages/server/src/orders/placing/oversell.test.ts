import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSlot, ask, createWorld, ticketsFor, type World } from '../../testing/world.ts'
import { verifyCapacity } from '../verify-capacity.ts'

const clients = 60
const capacity = 10

type Rush = { codes: string[]; sold: number }

/** Everyone asks for one place at once; every second one accepts the waiting list. */
async function rush(world: World): Promise<Rush> {
  const slot = await addSlot(world, { capacity })
  const answers = await Promise.all(
    Array.from({ length: clients }, (_, index) => {
      const data = ticketsFor(slot, { tickets: [{ category: 'common', quantity: 1 }], accept_waiting: index % 2 === 0 })
      return ask(world, { as: 'agencyOwner', action: 'post_request', data, key: `rush-${slot}-${index}` })
    }),
  )
  const codes = answers.map((answer) => {
    const body = answer.json<{ data?: { result: { status: string } }; code?: string }>()
    return answer.statusCode === 200 ? (body.data?.result.status ?? body.code ?? '') : String(answer.statusCode)
  })
  const { rows } = await world.pool.query<{ sold: number }>(
    `select coalesce(sum(orders.places), 0)::integer as sold from orders where orders.slot_id = $1 and orders.status in ('in_processing', 'confirmed')`,
    [slot],
  )
  return { codes, sold: rows[0]?.sold ?? 0 }
}

/** Takes away all guards: the conditions of write_order's update and of the one home of places, and the check of the table. */
async function switchGuardOff(world: World): Promise<void> {
  await replaceIn(world, 'write_order', 'slots.taken + p_places <= slots.capacity', 'true')
  await replaceIn(world, 'exchange_places', 'v_slot.capacity - v_slot.taken < v_growth', 'false')
  await replaceIn(world, 'exchange_places', 'p_to > places_for(p_slot_id, p_customer_id, p_to_category, p_from, p_from_category)', 'false')
  await world.pool.query('alter table slots drop constraint slots_never_oversold')
}

async function replaceIn(world: World, name: string, guard: string, by: string): Promise<void> {
  const { rows } = await world.pool.query<{ source: string }>(`select pg_get_functiondef($1::regproc) as source`, [name])
  const source = rows[0]?.source ?? ''
  expect(source).toContain(guard)
  await world.pool.query(source.replace(guard, by))
}

function count(codes: readonly string[], wanted: string): number {
  return codes.filter((code) => code === wanted).length
}

describe('sixty clients at once on a slot with ten places', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
  })
  afterAll(() => world.close())

  test('buy exactly ten; the others wait if they accepted that, or hear that there are no places', async () => {
    const { codes, sold } = await rush(world)
    expect(sold).toBe(capacity)
    expect(count(codes, 'in_processing')).toBe(capacity)
    expect(count(codes, 'in_processing') + count(codes, 'waiting_list') + count(codes, 'no_places')).toBe(clients)
    expect(codes.filter((code, index) => code === (index % 2 === 0 ? 'no_places' : 'waiting_list'))).toEqual([])
    expect(await verifyCapacity(world.pool)).toEqual([])
  })

  test('leave nothing half done', async () => {
    const { rows } = await world.pool.query(
      `select orders.id from orders
       where not exists (select from order_events where order_events.order_id = orders.id)
          or not exists (select from outbox where (outbox.payload ->> 'order_id')::integer = orders.id)
       union all
       select 0 from idempotency_keys where idempotency_keys.answer is null`,
    )
    expect(rows).toEqual([])
  })

  test('oversell when the guards are off: the rush is a real one', async () => {
    await switchGuardOff(world)
    const { sold } = await rush(world)
    expect(sold).toBeGreaterThan(capacity)
  })
})
