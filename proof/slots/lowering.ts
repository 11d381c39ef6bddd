import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../../bench/databases.ts'
import { changeRuled, closeSlots, lockUntouched } from '../../packages/server/src/catalogue/slot-rules/filling.store.ts'
import { createPool } from '../../packages/server/src/db/pool.ts'
import { inTransaction } from '../../packages/server/src/db/transaction.ts'
import { orderAtOnce } from '../ground/crowd.ts'
import type { Stage } from '../stage.ts'

const negative = `select count(*)::integer as slots from slots where slots.museum_object_id = 'palace'
  and (slots.taken > slots.capacity or slots.taken < 0
    or slots.taken <> (select coalesce(sum(places), 0) from slot_takers where slot_takers.slot_id = slots.id))`

const lockWaiters = `select count(*)::integer as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** Until so many orders stand before locks: they have read what was free and have not written yet. */
async function untilWaiting(url: string, orders: number): Promise<void> {
  await withClient(url, async (client) => {
    const count = async (): Promise<number> => (await client.query<{ waiting: number }>(lockWaiters)).rows[0]?.waiting ?? 0
    while ((await count()) < orders) await pause(10)
  })
}

/**
 * 200 customers order four places each of five slots, four of which a rule lowers to what is taken while they stand before the locks, and closes
 * the fifth; how many slots are oversold or counted wrongly, and how many orders were taken of the lowered ones.
 */
export async function lowerAmongOrders(stage: Stage, database: string, atPort: number): Promise<{ wrong: number; placed: number }> {
  const server = await stage.serve(database, atPort)
  const pool = createPool({ url: stage.url(database), size: 4, onError: () => undefined })
  const askings = Array.from({ length: 200 }, (_, at) => ({ customer: at + 1, key: `lower-${at}`, slot: 1 + (at % 5), heads: 4 }))
  const [lowered, closed] = [[1, 2, 3, 4], [5]]
  try {
    await pool.query(`update slots set made_by = 1 where museum_object_id = 'palace'`)
    const said = JSON.stringify([{ version: 1, capacity: 1, quotas: [], allotments: [] }])
    const ordering = await inTransaction(pool, async (tx) => {
      await lockUntouched(tx, [...lowered, ...closed])
      const answers = orderAtOnce(server.port, askings)
      await untilWaiting(stage.url(database), 4)
      const slots = lowered.map((id) => ({ id, version: 1 }))
      await changeRuled(tx, slots, said)
      await closeSlots(tx, closed)
      return { answers }
    })
    const answers = await ordering.answers
    const { rows } = await pool.query<{ slots: number }>(negative)
    const placed = answers.filter(({ body }, at) => body.success && lowered.includes(askings[at]?.slot ?? 0)).length
    return { wrong: rows[0]?.slots ?? 0, placed }
  } finally {
    await pool.end()
  }
}
