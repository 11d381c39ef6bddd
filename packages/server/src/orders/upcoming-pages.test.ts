import { addDays } from '@anfilada/contract/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../db/pool.ts'
import { addSlot, createWorld, objectId, place, visitDate, type World } from '../testing/world.ts'
import { listUpcoming } from './orders.reads.ts'

// Beside each order that waits a list says which other time has room (decision 0102). What that reads is counted in pages, by PostgreSQL.
const date = addDays(visitDate, 40)
const waiting = 40

let world: World
let customerId: number

/** Twenty hours on each of seven days around that of the orders, which all wait. */
beforeAll(async () => {
  world = await createWorld()
  await world.pool.query(
    `insert into slots (museum_object_id, pass_date, starts, capacity)
     select $1, $2::date + day, time '08:00' + hour * interval '30 minutes', 50 from generate_series(-3, 3) day, generate_series(0, 19) hour`,
    [objectId, date],
  )
  const full = await addSlot(world, { capacity: 20, date })
  const group = { pass_date: date, tickets: [{ category: 'common', quantity: 20 }], accept_waiting: true }
  await place(world, full, group, 'otherAgency')
  const first = await place(world, full, group, 'otherAgency')
  const { rows } = await world.pool.query<{ customer_id: number }>(
    `insert into orders (customer_id, placed_by, kind, group_category, refno, museum_object_id, slot_id, pass_date, starts, country_id, places, lines,
       total_kopecks, status, details)
     select customer_id, placed_by, kind, group_category, refno || each, museum_object_id, slot_id, pass_date, starts, country_id, places, lines,
       total_kopecks, status, details
     from orders, generate_series(2, $2) each where orders.id = $1
     returning customer_id`,
    [first, waiting],
  )
  customerId = rows[0]?.customer_id ?? Number.NaN
  await world.pool.query('analyze slots, orders')
})
afterAll(() => world.close())

/** Pages that the list looks at. */
async function pages(): Promise<number> {
  let count = Number.NaN
  const explained = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await world.pool.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      )
      const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
      count = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
      return { rows: [] }
    },
  }
  await listUpcoming(explained as unknown as Db, { scope: { customerId }, language: 'ru', cursor: [null, null, null], limit: 50 })
  return count
}

test('another time beside each of forty orders costs a step of an index, not all the times around', async () => {
  await pages()
  const beside = await pages()
  expect(beside).toBeLessThan(waiting * 12)

  // The control: with no room on the day itself the days around are read.
  await world.pool.query('update slots set capacity = taken where pass_date = $1', [date])
  expect(await pages()).toBeGreaterThan(beside * 2)
})
