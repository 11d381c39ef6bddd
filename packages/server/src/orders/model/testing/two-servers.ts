import type { EventEmitter } from 'node:events'
import { pino } from 'pino'
import { expect } from 'vitest'
import { buildApp } from '../../../app.ts'
import { createPool, type Pool } from '../../../db/pool.ts'
import { verifyLedger } from '../../../ledger/verify-ledger.ts'
import { createWorld, testIdentity, type World } from '../../../testing/world.ts'
import { verifyCapacity } from '../../verify-capacity.ts'
import { verifyCharges } from '../../verify-charges.ts'

/** A further server on the world's database. */
export async function serverOn(world: World, arrange: (pool: Pool) => Pool = (pool) => pool): Promise<World> {
  const pool = arrange(createPool({ url: world.databaseUrl, size: 6, onError: () => undefined }))
  const app = await buildApp({ pool, log: pino({ level: 'silent' }), identity: testIdentity, metricsToken: 'metrics-token-of-tests' })
  return { ...world, app, pool }
}

/** Two servers on one database, each with its own connections. */
export type TwoServers = {
  one: World
  other: World
  /** How often PostgreSQL has broken a deadlock, whether or not anybody heard of it. */
  deadlocks(): number
  faults(): Promise<string[]>
  close(): Promise<void>
}

export async function startTwoServers(arrange: (pool: Pool) => Pool = (pool) => pool): Promise<TwoServers> {
  const world = await createWorld()
  let deadlocks = 0
  const count = ({ code }: { code?: string }): void => void (code === '40P01' && deadlocks++)
  const counted = (pool: Pool): Pool => {
    pool.on('connect', (client) => (client as typeof client & { connection: EventEmitter }).connection.on('errorMessage', count))
    return arrange(pool)
  }
  const servers = [await serverOn(world, counted), await serverOn(world, counted)]
  const close = async (): Promise<void> => {
    for (const { app, pool } of servers) {
      await app.close()
      await pool.end()
    }
    await world.close()
  }
  const [one, other] = servers as [World, World]
  return { one, other, deadlocks: () => deadlocks, faults: () => faultsOf(world.pool), close }
}

async function faultsOf(pool: Pool): Promise<string[]> {
  const found = [...(await verifyCapacity(pool)), ...(await verifyCharges(pool)), ...(await verifyLedger(pool))]
  return found.map((fault) => JSON.stringify(fault))
}

/**
 * The same without what keeps races apart: nobody locks a row before he decides, places are taken without asking whether there are any,
 * and the table accepts everything.
 */
export async function startWithoutGuards(): Promise<TwoServers> {
  const servers = await startTwoServers(withoutLocks)
  const { pool } = servers.one
  const guards: [name: string, guard: string, instead: string][] = [
    ['place_order', 'slots.taken + p_places <= slots.capacity', 'true'],
    ['exchange_places', 'v_slot.capacity - v_slot.taken < v_growth', 'false'],
    ['exchange_places', 'p_to > places_for(p_slot_id, p_customer_id, p_to_category, p_from, p_from_category)', 'false'],
    ['exchange_places', 'first_waiting(p_slot_id) is not null', 'false'],
    ['exchange_places', ' for no key update', ''],
    ['free_places', 'first_waiting(p_slot_id) is null', 'true'],
  ]
  for (const [name, guard, instead] of guards) {
    const { rows } = await pool.query<{ source: string }>('select pg_get_functiondef($1::regproc) as source', [name])
    const source = rows[0]?.source ?? ''
    expect(source).toContain(guard)
    await pool.query(source.replace(guard, instead))
  }
  await pool.query('alter table slots drop constraint slots_never_oversold')
  return servers
}

type Statement = { name?: string; text: string }

/** Whatever goes over the pool's connections asks for no row's lock; statements get other names, because others are prepared under theirs. */
function withoutLocks(pool: Pool): Pool {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const lockless = (...[statement, ...more]: unknown[]): unknown => {
      if (typeof statement !== 'object' || statement === null || !('text' in statement)) return query(statement, ...more)
      const asked = statement as Statement
      return query(Object.assign(asked, { text: asked.text.replace(/ for (?:no key )?update(?: of orders)?/g, '') }), ...more)
    }
    Object.assign(client, { query: lockless })
  })
  return pool
}
