import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentPrograms } from '../../../../../tools/build/programs.ts'
import { lockSlot } from '../../catalogue/index.ts'
import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openGated, untilOverOrStuck } from '../../testing/catalogue-races.ts'
import type { Gate } from '../../testing/gate.ts'
import { addSlot, ask, createWorld, place, type Principal, type World } from '../../testing/world.ts'
import { carryOutDecision } from './carry-out-decision.ts'

// One act stands still at a statement of its transaction, the other comes meanwhile, and waits before a lock or is over.

type Stand = { world: World; pool: Pool; gate: Gate; close: () => Promise<void> }
let guarded: Stand
/** Without the locks of the order, and without the index that lets one decision wait. */
let open: Stand

async function stand(withoutGuards: boolean): Promise<Stand> {
  const world = await createWorld()
  const { app, pool, gate, close } = await openGated(world.databaseUrl, withoutGuards)
  if (withoutGuards) await world.pool.query('drop index order_decisions_once')
  const both = async (): Promise<void> => {
    await close()
    await world.close()
  }
  return { world: { ...world, app }, pool, gate, close: both }
}
beforeAll(async () => {
  guarded = await stand(false)
  open = await stand(true)
})
afterAll(async () => {
  await guarded.close()
  await open.close()
})

type Said = { code?: string }
async function staff({ world }: Stand, as: Principal, action: string, data: object): Promise<string> {
  return (await ask(world, { as, api: 'office', action, data: { now: false, ...data } })).json<Said>().code ?? 'ok'
}
const confirm = (at: Stand, order_id: number) =>
  staff(at, 'dispatcher', 'confirm_order', { order_id, revision: 1, time: '10:00', entrance: 'Подъезд 3' })
const reject = (at: Stand, order_id: number) => staff(at, 'admin', 'reject_order', { order_id, revision: 1, reason: 'Закрыто' })
const undo = (at: Stand, order_id: number) => staff(at, 'dispatcher', 'undo_decision', { order_id })
async function cancel({ world }: Stand, request_id: number): Promise<string> {
  const asking = { as: 'agencyOwner' as const, action: 'delete_request', data: { request_id, revision: 1 } }
  return (await ask(world, asking)).json<Said>().code ?? 'ok'
}
const newOrder = async ({ world }: Stand): Promise<number> => place(world, await addSlot(world, { capacity: 50 }))

async function decisionOf({ world }: Stand, orderId: number): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>('select max(id) as id from order_decisions where order_id = $1', [orderId])
  return rows[0]?.id ?? 0
}
const carryOut = async (at: Stand, orderId: number): Promise<string> =>
  (await carryOutDecision(at.pool, await decisionOf(at, orderId))) ?? 'nothing to do'

/** The second act comes when the first stands before the statement. */
async function during(at: Stand, statement: string, first: () => Promise<string>, second: () => Promise<string>): Promise<string[]> {
  let other: Promise<string> = Promise.resolve('nobody came')
  at.gate.hold(statement, () => {
    other = second()
    return untilOverOrStuck(at.world, other, 1)
  })
  const said = await first()
  return [said, await other]
}

/** What became of the order and of the decisions about it. */
async function outcome({ world }: Stand, orderId: number): Promise<unknown> {
  const { rows } = await world.pool.query<{ status: string; taken: number; decisions: string[]; confirmed: number }>(
    `select orders.status, slots.taken,
            array(select coalesce(outcome, 'waits') from order_decisions where order_id = orders.id order by id) as decisions,
            (select count(*)::integer from order_events where order_id = orders.id and kind = 'confirmed') as confirmed
     from orders join slots on slots.id = orders.slot_id where orders.id = $1`,
    [orderId],
  )
  return rows[0]
}

describe('a decision that is taken back at the moment when its job comes', () => {
  async function race(at: Stand) {
    const id = await newOrder(at)
    await confirm(at, id)
    const said = await during(
      at,
      'decision_end',
      () => undo(at, id),
      () => carryOut(at, id),
    )
    return [said, await outcome(at, id)]
  }

  test('is taken back, and the job finds nothing to do', async () => {
    expect(await race(guarded)).toEqual([
      ['ok', 'nothing to do'],
      { status: 'in_processing', taken: 12, decisions: ['undone'], confirmed: 0 },
    ])
  })

  test('would be carried out and said to be taken back, without the lock', async () => {
    expect(await race(open)).toEqual([['ok', 'done'], { status: 'confirmed', taken: 12, decisions: ['undone'], confirmed: 1 }])
  })

  test('stands when the job was first', async () => {
    const id = await newOrder(guarded)
    await confirm(guarded, id)
    const said = await during(
      guarded,
      'decision_end',
      () => carryOut(guarded, id),
      () => undo(guarded, id),
    )
    expect([said, await outcome(guarded, id)]).toEqual([
      ['done', 'decision_stands'],
      { status: 'confirmed', taken: 12, decisions: ['done'], confirmed: 1 },
    ])
  })
})

describe('two employees who decide about one order at once', () => {
  async function race(at: Stand) {
    const id = await newOrder(at)
    const said = await during(
      at,
      'decision_insert',
      () => confirm(at, id),
      () => reject(at, id),
    )
    return [said, await outcome(at, id)]
  }

  test('decide once; the other hears of the first', async () => {
    expect(await race(guarded)).toEqual([
      ['ok', 'decision_waits'],
      { status: 'in_processing', taken: 12, decisions: ['waits'], confirmed: 0 },
    ])
  })

  test('would both decide, without the lock and the index', async () => {
    expect(await race(open)).toEqual([['ok', 'ok'], { status: 'in_processing', taken: 12, decisions: ['waits', 'waits'], confirmed: 0 }])
  })
})

describe('a customer who cancels while the job carries the confirmation out', () => {
  async function race(at: Stand) {
    const id = await newOrder(at)
    await confirm(at, id)
    const said = await during(
      at,
      'order_save_status',
      () => carryOut(at, id),
      () => cancel(at, id),
    )
    return [said, await outcome(at, id)]
  }

  test('hears that the order has become another, and nothing is half done', async () => {
    expect(await race(guarded)).toEqual([['done', 'stale_revision'], { status: 'confirmed', taken: 12, decisions: ['done'], confirmed: 1 }])
  })

  test('would be confirmed without his places, without the lock', async () => {
    expect(await race(open)).toEqual([['done', 'ok'], { status: 'confirmed', taken: 0, decisions: ['done'], confirmed: 1 }])
  })

  test('is heard when he is first, and the job comes to nothing', async () => {
    const id = await newOrder(guarded)
    await confirm(guarded, id)
    const said = await during(
      guarded,
      'order_save_status',
      () => cancel(guarded, id),
      () => carryOut(guarded, id),
    )
    expect([said, await outcome(guarded, id)]).toEqual([
      ['ok', 'failed'],
      { status: 'cancelled', taken: 0, decisions: ['failed'], confirmed: 0 },
    ])
  })
})

async function startJobs({ databaseUrl }: World): Promise<ChildProcess> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, SECRET_KEY: 'k'.repeat(32), LOG_LEVEL: 'silent' }
  return spawn(process.execPath, [(await currentPrograms()).jobs], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

test('a decision whose process is killed while it carries it out is carried out once, by the next', async () => {
  const { world } = guarded
  const slot = await addSlot(world, { capacity: 50 })
  const id = await place(world, slot)
  await confirm(guarded, id)
  // The minute is over.
  await world.pool.query(
    `select graphile_worker.reschedule_jobs(array(select jobs.id from graphile_worker.jobs where jobs.key = $1), run_at => now())`,
    [`carry_out_decision:${await decisionOf(guarded, id)}`],
  )
  await inTransaction(world.pool, async (tx) => {
    await lockSlot(tx, slot)
    const killed = await startJobs(world)
    await expect.poll(() => countWaiting(world)).toBe(1)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
  })
  const next = await startJobs(world)
  await expect
    .poll(() => outcome(guarded, id), { timeout: 40_000 })
    .toEqual({ status: 'confirmed', taken: 12, decisions: ['done'], confirmed: 1 })
  next.kill('SIGKILL')
})

async function countWaiting({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
