import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { createPool, type OpenPool } from '../../db/pool.ts'
import { addSlot, ask, createWorld, testIdentity, ticketsFor, type World } from '../../testing/world.ts'
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
  return { codes: codesOf(answers), sold: await soldOf(world, slot) }
}

function codesOf(answers: readonly Awaited<ReturnType<typeof ask>>[]): string[] {
  return answers.map((answer) => {
    const body = answer.json<{ data?: { result: { status: string } }; code?: string }>()
    return answer.statusCode === 200 ? (body.data?.result.status ?? body.code ?? '') : String(answer.statusCode)
  })
}

async function soldOf(world: World, slot: number): Promise<number> {
  const { rows } = await world.pool.query<{ sold: number }>(
    `select coalesce(sum(orders.places), 0)::integer as sold from orders where orders.slot_id = $1 and orders.status in ('in_processing', 'confirmed')`,
    [slot],
  )
  return rows[0]?.sold ?? 0
}

// As many as the turnstile lets at one slot, with more places together than the slot has.
const abreast = { clients: 4, places: 3 }

/** Everyone has seen the slot empty and stands before its row, which goes free when the last has come: nobody's luck decides who meets whom. */
async function rushAbreast(world: World): Promise<Rush> {
  const slot = await addSlot(world, { capacity })
  const keeper = await world.pool.connect()
  // Whatever fails, nobody waits for the lock for ever.
  onTestFinished(() => keeper.release(true))
  await keeper.query('begin')
  await keeper.query('select from slots where id = $1 for no key update', [slot])
  const data = ticketsFor(slot, { tickets: [{ category: 'common', quantity: abreast.places }] })
  const answers = Promise.all(
    Array.from({ length: abreast.clients }, () => ask(world, { as: 'agencyOwner', action: 'post_request', data })),
  )
  await expect.poll(() => waitingIn(world)).toBe(abreast.clients)
  await keeper.query('commit')
  return { codes: codesOf(await answers), sold: await soldOf(world, slot) }
}

/** Statements that wait for a lock in this database. */
async function waitingIn(world: World): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where pg_stat_activity.datname = current_database() and pg_stat_activity.wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
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
  let patient: World
  let pool: OpenPool
  beforeAll(async () => {
    world = await createWorld()
    // Nobody gives up while the others are still on their way to the row.
    pool = createPool({ url: world.databaseUrl, size: 8, lockTimeoutMs: 120_000, onError: () => undefined })
    patient = { ...world, pool, app: await buildApp({ pool, log: pino({ level: 'silent' }), identity: testIdentity }) }
  })
  afterAll(async () => {
    await patient.app.close()
    await pool.end()
    await world.close()
  })

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

  test('buy no more than there are when all have seen them free', async () => {
    const { codes, sold } = await rushAbreast(patient)
    expect(codes.toSorted()).toEqual(['in_processing', 'in_processing', 'in_processing', 'no_places'])
    expect(sold).toBe(9)
  })

  test('oversell when the guards are off: those who stood before the row were real', async () => {
    await switchGuardOff(world)
    expect((await rushAbreast(patient)).sold).toBe(abreast.clients * abreast.places)
  })
})
