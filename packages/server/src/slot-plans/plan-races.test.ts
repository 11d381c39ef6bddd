import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SlotPlan } from '@anfilada/contract/orders/slot-plans'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { lockSlot } from '../catalogue/index.ts'
import { inTransaction } from '../db/transaction.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { verifyCapacity } from '../orders/index.ts'
import { addSlot, ask, createWorld, objectId, place, type Principal, visitDate, type World } from '../testing/world.ts'
import { carryOutPlan } from './carry-out.ts'
import { decidePlanned } from './plan.rules.ts'

// Everybody stands before the slot's lock, in the order of the list, and then all go at once.

let world: World
/** The same without the lock of a plan, and without the index that lets one plan have an order. */
let open: World
beforeAll(async () => {
  world = await createWorld()
  open = await createWorld()
  await takeGuardsAway(open)
})
afterEach(async () => {
  expect([await verifyLedger(world.pool), await verifyCapacity(world.pool)]).toEqual([[], []])
})
afterAll(async () => {
  await world.close()
  await open.close()
})

async function takeGuardsAway({ pool }: World): Promise<void> {
  const { rows } = await pool.query<{ source: string }>(`select pg_get_functiondef('hold_slot_plan'::regproc) as source`)
  const source = rows[0]?.source ?? ''
  const lock = `perform pg_advisory_xact_lock(hashtext('slot_plans'), p_plan_id);`
  expect(source).toContain(lock)
  await pool.query(source.replace(lock, ''))
  await pool.query('drop index slot_plan_orders_due')
}

async function waiting({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

/** Begins each when the one before waits for a lock, lets all go at once, and answers what they came to. */
async function inLine<T>(at: World, slot: number, works: (() => Promise<T>)[]): Promise<T[]> {
  const begun: Promise<T>[] = []
  await inTransaction(at.pool, async (tx) => {
    await lockSlot(tx, slot)
    for (const work of works) {
      begun.push(work())
      await expect.poll(() => waiting(at)).toBe(begun.length)
    }
  })
  return Promise.all(begun)
}

const six = { tickets: [{ category: 'common', quantity: 6 }] }
async function full(at: World, count: number): Promise<{ slot: number; orders: number[] }> {
  const slot = await addSlot(at, { capacity: 6 * count })
  const orders: number[] = []
  for (let index = 0; index < count; index++) orders.push(await place(at, slot, six))
  return { slot, orders }
}

type Body = { code?: string; data?: { result: SlotPlan } }
async function office(at: World, action: string, data: object, as: Principal = 'dispatcher'): Promise<Body> {
  return (await ask(at, { as, api: 'office', action, data })).json<Body>()
}
const planFor = (slots: number[], orders: number[], act: string) => ({
  museum_object_id: objectId,
  slot_ids: slots,
  slot: { capacity: 0, closed: false },
  reason: 'Ремонт',
  orders: orders.map((order_id) => ({ order_id, revision: 1, act })),
})
async function started(at: World, slots: number[], orders: number[], act = 'reject'): Promise<number> {
  const { data } = await office(at, 'start_slot_plan', planFor(slots, orders, act))
  return data?.result.id ?? 0
}
async function statesOf(at: World, planId: number): Promise<(string | null)[]> {
  const { data } = await office(at, 'slot_plan', { plan_id: planId })
  return (data?.result.orders ?? []).map(({ state, skipped }) => skipped ?? state)
}
async function statusesOf({ pool }: World, orders: number[]): Promise<string[]> {
  const { rows } = await pool.query<{ status: string }>('select status from orders where id = any ($1) order by id desc', [orders])
  return rows.map(({ status }) => status)
}
async function messagesOf({ pool }: World, orderId: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from messages join message_threads on message_threads.id = messages.thread_id where message_threads.order_id = $1`,
    [orderId],
  )
  return rows[0]?.count ?? 0
}

describe('two employees who start the same plan', () => {
  test('at once, start one: the other hears that it runs', async () => {
    const { slot, orders } = await full(world, 1)
    const start = (as: Principal) => () => office(world, 'start_slot_plan', planFor([slot], orders, 'reject'), as)
    expect((await inLine(world, slot, [start('dispatcher'), start('admin')])).map(({ code }) => code ?? 'ok')).toEqual([
      'ok',
      'slot_plan_runs',
    ])
  })

  /** Two transactions that both have looked and found no plan. */
  async function writeBoth(at: World): Promise<string[]> {
    const { slot, orders } = await full(at, 1)
    const write = () =>
      at.pool
        .query(
          `with plan as (insert into slot_plans (museum_object_id, reason, started_by) values ($1, '', $2) returning id),
             lowered as (insert into slot_plan_slots (plan_id, slot_id, capacity, quotas, closes) select plan.id, $3, 0, '[]', false from plan returning plan_id)
           insert into slot_plan_orders (plan_id, order_id, slot_id, position, revision, act, state)
           select lowered.plan_id, $4, $3, 1, 1, 'reject', 'due' from lowered`,
          [objectId, at.users.dispatcher, slot, orders[0]],
        )
        .then(
          () => 'written',
          (error: { code?: string }) => error.code ?? '',
        )
    return (await Promise.all([write(), write()])).toSorted((one, other) => one.localeCompare(other))
  }

  test('never have one order in two plans: the database says no, and only its index does', async () => {
    expect(await writeBoth(world)).toEqual(['23505', 'written'])
    expect(await writeBoth(open)).toEqual(['written', 'written'])
  })
})

describe('a plan that is stopped while an order is in work', () => {
  /** The process of PostgreSQL that waits for the plan. */
  async function processOfStop(): Promise<number> {
    const { rows } = await world.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%hold_slot_plan%'`,
    )
    return rows[0]?.pid ?? 0
  }

  test('ends with that order, and says so, however late the stop wakes up', async () => {
    const { slot, orders } = await full(world, 2)
    const plan = await started(world, [slot], orders)
    let carried: Promise<unknown> | undefined
    let stopped: Promise<Body> | undefined
    let pid = 0
    await inTransaction(world.pool, async (tx) => {
      await lockSlot(tx, slot)
      carried = carryOutPlan(world.pool, plan)
      await expect.poll(() => waiting(world)).toBe(1)
      stopped = office(world, 'stop_slot_plan', { plan_id: plan })
      await expect.poll(processOfStop).not.toBe(0)
      pid = await processOfStop()
      process.kill(pid, 'SIGSTOP')
    })
    try {
      await expect.poll(() => statusesOf(world, orders)).toContain('rejected')
      // The stop, asleep, and behind it whoever carries the plan out.
      await expect.poll(() => waiting(world)).toBe(2)
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await carried
    expect((await stopped)?.data?.result.counts).toMatchObject({ done: 1, untouched: 1 })
    expect(await statusesOf(world, orders)).toEqual(['rejected', 'in_processing'])
  })

  test('says what is not so without its lock: an order is rejected that it calls untouched', async () => {
    const { slot, orders } = await full(open, 2)
    const plan = await started(open, [slot], orders)
    const stop = async () => {
      const stopped = await office(open, 'stop_slot_plan', { plan_id: plan })
      expect(stopped.data?.result.counts).toMatchObject({ done: 0, untouched: 2 })
    }
    let carried: Promise<unknown> | undefined
    await inTransaction(open.pool, async (tx) => {
      await lockSlot(tx, slot)
      carried = carryOutPlan(open.pool, plan)
      await expect.poll(() => waiting(open)).toBe(1)
      await stop()
    })
    await carried
    expect(await statusesOf(open, orders)).toEqual(['rejected', 'in_processing'])
    expect(await statesOf(open, plan)).toEqual(['untouched', 'untouched'])
  })
})

describe('a plan that two processes carry out at once', () => {
  async function twice(at: World): Promise<number> {
    await addSlot(at, { capacity: 30 })
    const { slot, orders } = await full(at, 1)
    const plan = await started(at, [slot], orders, 'offer')
    await inLine(at, slot, [() => carryOutPlan(at.pool, plan), () => carryOutPlan(at.pool, plan)])
    return messagesOf(at, orders[0] ?? 0)
  }

  test('writes to each customer once', async () => {
    expect(await twice(world)).toBe(1)
  })

  test('writes twice without the lock of the plan', async () => {
    expect(await twice(open)).toBe(2)
  })
})

describe('a customer who cancels while a plan decides', () => {
  const cancel = (id: number) => async () =>
    (await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id } })).json<Body>().code ?? 'ok'
  const carry = (plan: number) => async () => String(await carryOutPlan(world.pool, plan))

  test('first, is heard: the plan passes the order over, though it was to reject what it had seen', async () => {
    const { slot, orders } = await full(world, 1)
    const [order = 0] = orders
    const plan = await started(world, [slot], orders)
    expect(
      decidePlanned({ slotId: slot, revision: 1, act: 'reject' }, { status: 'in_processing', slotId: slot, revision: 1 }, true),
    ).toEqual({
      act: 'reject',
    })
    expect(await inLine(world, slot, [cancel(order), carry(plan)])).toEqual(['ok', '1'])
    expect(await statesOf(world, plan)).toEqual(['closed'])
    expect(await statusesOf(world, orders)).toEqual(['cancelled'])
  })

  test('last, hears that it is over', async () => {
    const { slot, orders } = await full(world, 1)
    const [order = 0] = orders
    const plan = await started(world, [slot], orders)
    expect(await inLine(world, slot, [carry(plan), cancel(order)])).toEqual(['1', 'order_already_closed'])
    expect(await statusesOf(world, orders)).toEqual(['rejected'])
  })
})

const program = fileURLToPath(new URL('./testing/carry-process.ts', import.meta.url))

test('a plan whose process is killed in the middle of an order goes on, and decides each order once', async () => {
  const [one, other] = [await full(world, 1), await full(world, 1)]
  await addSlot(world, { capacity: 30, date: visitDate })
  const orders = [...one.orders, ...other.orders]
  const plan = await started(world, [one.slot, other.slot], orders, 'offer')
  await inTransaction(world.pool, async (tx) => {
    await lockSlot(tx, other.slot)
    const child = spawn(process.execPath, [program, world.databaseUrl, String(plan)], { stdio: 'ignore' })
    await expect.poll(() => waiting(world)).toBe(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await expect.poll(() => carryOutPlan(world.pool, plan).then(() => statesOf(world, plan))).toEqual(['done', 'done'])
  expect(await Promise.all(orders.map((id) => messagesOf(world, id)))).toEqual([1, 1])
})
