import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { createPool, type Pool } from '../../db/pool.ts'
import { addSlot, ask, createWorld, place, type Principal, testIdentity, ticketsFor, type World } from '../../testing/world.ts'

type Answer = Awaited<ReturnType<typeof ask>>

const acts = 40
let direct: World
let pool: Pool
let world: World

beforeAll(async () => {
  direct = await createWorld()
  // A lock is waited for as long as the test holds it: nobody gives up meanwhile and lets others through.
  pool = createPool({ url: direct.databaseUrl, size: 8, lockTimeoutMs: 120_000, onError: () => undefined })
  world = { ...direct, app: await buildApp({ pool, log: pino({ level: 'silent' }), identity: testIdentity }) }
})
afterAll(async () => {
  await world.app.close()
  await pool.end()
  await direct.close()
})

/** Statements that wait for a lock in this database. */
async function waiting(): Promise<number> {
  const { rows } = await direct.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where pg_stat_activity.datname = current_database() and pg_stat_activity.wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

/** A slot whose row somebody else has locked, until told otherwise. */
async function lockRow(slotId: number): Promise<{ free: () => Promise<unknown> }> {
  const locker = await direct.pool.connect()
  // Whatever fails, nobody waits for the lock for ever.
  onTestFinished(() => locker.release(true))
  await locker.query('begin')
  await locker.query('select from slots where id = $1 for update', [slotId])
  return { free: () => locker.query('commit') }
}

const ordered = (slotId: number, as: Principal = 'agencyOwner'): Promise<Answer> =>
  ask(world, { as, action: 'post_request', data: ticketsFor(slotId) })
const held = (slotId: number): Promise<Answer> =>
  ask(world, { as: 'agencyOwner', action: 'hold_places', data: { schedule_item_id: slotId, type: 'ig', quantity: 1 } })
const confirmed = (id: number): Promise<Answer> => {
  const data = { order_id: id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
  return ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data })
}
const changed = (id: number): Promise<Answer> =>
  ask(world, { as: 'agencyOwner', action: 'put_request', data: { id, revision: 1, notes: 'Позже' } })
const cancelled = (id: number): Promise<Answer> => ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id } })
const programmed = (slotId: number): Promise<Answer> =>
  ask(world, {
    as: 'agencyOwner',
    action: 'post_programme',
    data: { mode: 'all', orders: [{ kind: 'museum_tickets', ...ticketsFor(slotId) }] },
  })

/** As many orders as there are acts, of a slot that nobody has locked yet. */
async function placeMany(slotId: number): Promise<number[]> {
  const placed: number[] = []
  for (let n = 0; n < acts; n++) placed.push(await place(world, slotId))
  return placed
}
const same = (slotId: number): number[] => Array.from({ length: acts }, () => slotId)

const crowds: { of: string; on: (slotId: number) => number[] | Promise<number[]>; act: (target: number) => Promise<Answer> }[] = [
  { of: 'orders', on: same, act: ordered },
  { of: 'holds of places', on: same, act: held },
  { of: 'programmes', on: same, act: programmed },
  { of: 'confirmations', on: placeMany, act: confirmed },
  { of: 'changes', on: placeMany, act: changed },
  { of: 'cancellations', on: placeMany, act: cancelled },
]

describe('a slot that is locked', () => {
  it.each(crowds)('forty $of at it keep nobody from reading, nor from ordering another one', async ({ on, act }) => {
    const [locked, other] = [await addSlot(direct, { capacity: 1_000 }), await addSlot(direct, { capacity: 1_000 })]
    const targets = await on(locked)
    const lock = await lockRow(locked)
    const asked = targets.map((target) => act(target))
    await expect.poll(waiting).toBeGreaterThan(0)

    // None of this ends before the lock does, when those who wait hold every connection.
    expect((await ask(world, { as: 'agencyOwner', action: 'get_upcoming', data: {} })).statusCode).toBe(200)
    expect((await ordered(other, 'otherAgency')).json().success).toBe(true)
    expect(await waiting()).toBeGreaterThan(0)

    await lock.free()
    const answers = await Promise.all(asked)
    const [done, busy] = [answers.filter(({ statusCode }) => statusCode === 200), answers.filter(({ statusCode }) => statusCode === 503)]
    expect(done.length).toBeGreaterThan(0)
    expect(done.length + busy.length).toBe(acts)
    for (const answer of busy) expect(answer.headers['retry-after']).toBeDefined()
  })
})
