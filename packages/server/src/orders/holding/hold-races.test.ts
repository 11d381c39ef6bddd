import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { createPool, type OpenPool } from '../../db/pool.ts'
import { addSlot, ask, createWorld, testIdentity, type World } from '../../testing/world.ts'
import { verifyCapacity } from '../verify-capacity.ts'

type Draft = { as: 'agencyOwner' | 'otherAgency'; holdId: number }

const capacity = 40
const [first, second] = [25, 10]
/** More by which each draft grows: what is left is enough for one of them. */
const growth = 5

/** Two drafts of two customers hold places of one slot, and five are left. */
async function twoDrafts(world: World): Promise<{ slot: number; drafts: [Draft, Draft] }> {
  const slot = await addSlot(world, { capacity })
  const held = async (as: Draft['as'], quantity: number): Promise<Draft> => {
    const answer = await ask(world, { as, action: 'hold_places', data: { schedule_item_id: slot, type: 'ig', quantity } })
    return { as, holdId: answer.json<{ data: { result: { hold_id: number } } }>().data.result.hold_id }
  }
  return { slot, drafts: [await held('agencyOwner', first), await held('otherAgency', second)] }
}

/** Both grow at once: each stands before the slot's row, which goes free when both have come. */
async function growTogether(world: World): Promise<{ slot: number; codes: string[]; taken: number }> {
  const { slot, drafts } = await twoDrafts(world)
  const keeper = await world.pool.connect()
  // Whatever fails, nobody waits for the lock for ever.
  onTestFinished(() => keeper.release(true))
  await keeper.query('begin')
  await keeper.query('select from slots where id = $1 for no key update', [slot])
  const answers = Promise.all(
    drafts.map(({ as, holdId }, index) => {
      const quantity = (index === 0 ? first : second) + growth
      return ask(world, { as, action: 'hold_places', data: { schedule_item_id: slot, type: 'ig', quantity, hold_id: holdId } })
    }),
  )
  await expect.poll(() => waitingIn(world)).toBe(2)
  await keeper.query('commit')
  const codes = (await answers).map((answer) => answer.json<{ code?: string }>().code ?? 'held')
  const { rows } = await world.pool.query<{ taken: number }>('select taken from slots where id = $1', [slot])
  return { slot, codes: codes.toSorted(), taken: rows[0]?.taken ?? Number.NaN }
}

/** Statements that wait for a lock in this database. */
async function waitingIn(world: World): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where pg_stat_activity.datname = current_database() and pg_stat_activity.wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

/** Takes away what guards a hold that grows: the condition of the one home of places, and the check of the table. */
async function switchGuardOff(world: World): Promise<void> {
  const { rows } = await world.pool.query<{ source: string }>(`select pg_get_functiondef('exchange_places'::regproc) as source`)
  const source = rows[0]?.source ?? ''
  const guard = 'v_slot.capacity - v_slot.taken < v_growth'
  expect(source).toContain(guard)
  await world.pool.query(source.replace(guard, 'false'))
  await world.pool.query('alter table slots drop constraint slots_never_oversold')
}

describe('two groups that turn out larger at the same moment', () => {
  let world: World
  let patient: World
  let pool: OpenPool
  beforeAll(async () => {
    world = await createWorld()
    // Nobody gives up while the other is still on the way to the row.
    pool = createPool({ url: world.databaseUrl, size: 6, lockTimeoutMs: 120_000, onError: () => undefined })
    patient = { ...world, pool, app: await buildApp({ pool, log: pino({ level: 'silent' }), identity: testIdentity }) }
  })
  afterAll(async () => {
    await patient.app.close()
    await pool.end()
    await world.close()
  })

  test('get what is left once: one hold grows, the other keeps what it had', async () => {
    const { slot, codes, taken } = await growTogether(patient)
    expect(codes).toEqual(['held', 'no_places'])
    expect(taken).toBe(capacity)
    const { rows } = await world.pool.query<{ places: number }>('select places from holds where slot_id = $1 order by places desc', [slot])
    expect([
      [first + growth, second],
      [first, second + growth],
    ]).toContainEqual(rows.map(({ places }) => places))
    expect(await verifyCapacity(world.pool)).toEqual([])
  })

  test('hold more than there is when the guards are off: both stood before the row', async () => {
    await switchGuardOff(world)
    expect(await growTogether(patient)).toMatchObject({ codes: ['held', 'held'], taken: capacity + growth })
  })
})
