import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlErrors } from '../db/sql-errors.ts'
import { lockSlot } from '../catalogue/index.ts'
import { inTransaction } from '../db/transaction.ts'
import { addSlot, ask, createWorld, place, ticketsFor, type World } from '../testing/world.ts'
import { archiveOldOrders } from './archiving/archive-old-orders.ts'
import { lockForDecision } from './orders.store.ts'
import type { PlacedRow } from './placing/placed-columns.rules.ts'
import { writeOrder } from './placing/write-order.store.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function rowsOf(table: string): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(`select count(*)::integer as count from ${table}`)
  return rows[0]?.count ?? Number.NaN
}

const ticketFor = (slot: number): PlacedRow => ({
  customer_id: 1,
  placed_by: 1,
  kind: 'museum_tickets',
  group_category: 'ig',
  refno: 'R',
  museum_object_id: 'palace-main',
  slot_id: slot,
  pass_date: '2030-01-01',
  starts: '10:00',
  country_id: 267,
  persons_per_guide: 15,
  guide: '',
  guide_phone: '',
  qty_guide: 0,
  notes: '',
  places: 1,
  lines: [['ticket', 'common', 1, 0]],
  details: {},
  total_kopecks: 0,
  status: 'in_processing',
})

describe('the statement that places an order', () => {
  test('leaves no trace when the places went meanwhile', async () => {
    const tables = ['orders', 'order_events', 'outbox', 'idempotency_keys']
    const slot = await addSlot(world, { capacity: 12 })
    await place(world, slot)
    const before = await Promise.all(tables.map(rowsOf))
    const once = { owner: 'user:1', action: 'post_request', key: 'late', dataHash: Buffer.of(0) }
    const writing = { takesPlaces: true, once, answer: { ok: true, value: {} } } as const
    await expect(writeOrder(world.pool, ticketFor(slot), writing)).rejects.toMatchObject({ code: sqlErrors.slotFull.code })
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before)
  })

  test('answers a request that waited for the last places as full, not as an error', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    let asked: ReturnType<typeof ask> | undefined
    await inTransaction(world.pool, async (tx) => {
      await lockSlot(tx, slot)
      asked = ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slot) })
      // The order is decided on free places and now stands before the lock.
      await expect.poll(() => waitingForLocks()).toBeGreaterThan(0)
      await tx.query({ text: 'update slots set taken = capacity where id = $1', values: [slot] })
    })
    expect((await asked)?.json()).toMatchObject({ success: false, code: 'no_places' })
    await world.pool.query('update slots set taken = 0 where id = $1', [slot])
  })
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

describe('locking an order for a decision', () => {
  test('starts over when the order went to another slot while its slot was waited for', async () => {
    const [from, to] = [await addSlot(world, { capacity: 50 }), await addSlot(world, { capacity: 50 })]
    const id = await place(world, from)
    let deciding: Promise<{ slotId: number | null } | undefined> | undefined
    await inTransaction(world.pool, async (mover) => {
      await lockSlot(mover, from)
      deciding = inTransaction(world.pool, (tx) => lockForDecision(tx, id, 'all'))
      await expect.poll(() => waitingForLocks()).toBeGreaterThan(0)
      await mover.query({ text: 'update orders set slot_id = $2 where id = $1', values: [id, to] })
      await mover.query({
        text: 'update slots set taken = taken + case when id = $1 then -12 else 12 end where id in ($1, $2)',
        values: [from, to],
      })
    })
    expect((await deciding)?.slotId).toBe(to)
  })
})

describe('the night job', () => {
  test('archives orders 14 days after the visit, once, with an event of the system', async () => {
    const [old, recent] = [
      await place(world, await addSlot(world, { capacity: 50 })),
      await place(world, await addSlot(world, { capacity: 50 })),
    ]
    await world.pool.query(`update orders set pass_date = current_date - case when id = $1 then 16 else 13 end where id in ($1, $2)`, [
      old,
      recent,
    ])
    expect(await archiveOldOrders(world.pool)).toBe(1)
    expect(await archiveOldOrders(world.pool)).toBe(0)
    const { rows } = await world.pool.query(`select kind, actor_id from order_events where order_id = $1 order by id desc limit 1`, [old])
    expect(rows[0]).toEqual({ kind: 'archived', actor_id: null })
  })
})
