import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { createPool, type Pool } from '../../db/pool.ts'
import { addSlot, ask, createWorld, testIdentity, ticketsFor, type World } from '../../testing/world.ts'

const orders = 40
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

it('forty orders for a slot that is locked keep nobody from reading, nor from ordering another one', async () => {
  const [locked, other] = [await addSlot(direct, { capacity: 1_000 }), await addSlot(direct, { capacity: 1_000 })]
  const locker = await direct.pool.connect()
  // Whatever fails, nobody waits for the lock for ever.
  onTestFinished(() => locker.release(true))
  await locker.query('begin')
  await locker.query('select from slots where id = $1 for update', [locked])
  const order = (slotId: number) => ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slotId) })
  const placed = Array.from({ length: orders }, () => order(locked))
  await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0)

  // None of this ends before the lock does, when those who wait hold every connection.
  expect((await ask(world, { as: 'agencyOwner', action: 'get_upcoming', data: {} })).statusCode).toBe(200)
  expect((await order(other)).json().success).toBe(true)
  expect(await waiting()).toBeGreaterThan(0)

  await locker.query('commit')
  const answers = await Promise.all(placed)
  const [done, busy] = [answers.filter(({ statusCode }) => statusCode === 200), answers.filter(({ statusCode }) => statusCode === 503)]
  expect(done.length).toBeGreaterThan(0)
  expect(done.length + busy.length).toBe(orders)
  for (const answer of busy) expect(answer.headers['retry-after']).toBeDefined()
})
