import { expect } from 'vitest'
import { createPool, type OpenPool } from '../../../db/pool.ts'
import { verifyLedger } from '../../../ledger/verify-ledger.ts'
import { createWorld, type World } from '../../../testing/world.ts'
import { verifyCapacity } from '../../verify-capacity.ts'
import { verifyCharges } from '../../verify-charges.ts'
import { ServerProcess } from './server-process.ts'
import { Watch } from './watch.ts'

/** Two servers on one database, each a process of its own, and connections on which the jobs of a third do their work. */
export type TwoServers = {
  world: World
  one: ServerProcess
  other: ServerProcess
  jobs: OpenPool
  /** How often PostgreSQL has broken a deadlock, whether or not anybody heard of it. */
  deadlocks(): Promise<number>
  faults(): Promise<string[]>
  removeGuards(): Promise<void>
  close(): Promise<void>
}

export async function startTwoServers(): Promise<TwoServers> {
  const world = await createWorld()
  const [one, other] = await Promise.all([ServerProcess.start(world), ServerProcess.start(world)])
  const watch = new Watch()
  const jobs = createPool({ url: world.databaseUrl, size: 4, onError: () => undefined })
  jobs.on('connect', (client) => watch.over(client))
  return {
    world,
    one,
    other,
    jobs,
    deadlocks: async () => watch.deadlocks + (await one.deadlocks()) + (await other.deadlocks()),
    faults: () => faultsOf(world.pool),
    async removeGuards() {
      watch.takeLocksAway()
      await Promise.all([one.takeLocksAway(), other.takeLocksAway(), dropGuards(world.pool)])
    },
    async close() {
      await Promise.all([one.stop(), other.stop(), jobs.end()])
      await world.close()
    },
  }
}

async function faultsOf(pool: OpenPool): Promise<string[]> {
  const found = [...(await verifyCapacity(pool)), ...(await verifyCharges(pool)), ...(await verifyLedger(pool))]
  return found.map((fault) => JSON.stringify(fault))
}

/** What keeps races apart in the database itself: places are asked for before they are taken, and the table accepts no more than there are. */
const guards: [name: string, guard: string, instead: string][] = [
  ['write_order', 'slots.taken + p_places <= slots.capacity', 'true'],
  ['exchange_places', 'v_slot.capacity - v_slot.taken < v_growth', 'false'],
  ['exchange_places', 'p_to > places_for(p_slot_id, p_customer_id, p_to_category, p_from, p_from_category)', 'false'],
  ['exchange_places', 'first_waiting(p_slot_id) is not null', 'false'],
  ['exchange_places', ' for no key update', ''],
  ['free_places', 'first_waiting(p_slot_id) is null', 'true'],
]

async function dropGuards(pool: OpenPool): Promise<void> {
  for (const [name, guard, instead] of guards) {
    const { rows } = await pool.query<{ source: string }>('select pg_get_functiondef($1::regproc) as source', [name])
    const source = rows[0]?.source ?? ''
    expect(source).toContain(guard)
    await pool.query(source.replace(guard, instead))
  }
  await pool.query('alter table slots drop constraint slots_never_oversold')
}
