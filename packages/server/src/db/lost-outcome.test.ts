import { pino } from 'pino'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { Busy, OutcomeUnknown } from '../outcome.ts'
import { type DatabaseWay, openDatabaseWay } from '../testing/database-way.ts'
import { addSlot, ask, createWorld, testIdentity, ticketsFor, type World } from '../testing/world.ts'
import { createPool, type Pool } from './pool.ts'
import { inTransaction } from './transaction.ts'

let direct: World
let way: DatabaseWay
let pool: Pool
/** The same world, behind a server that reaches its database over the way. */
let world: World

beforeAll(async () => {
  direct = await createWorld()
  way = await openDatabaseWay(direct.databaseUrl)
  pool = createPool({ url: way.url, size: 2, onError: () => undefined })
  world = { ...direct, app: await buildApp({ pool, log: pino({ level: 'silent' }), identity: testIdentity }) }
})
afterAll(async () => {
  await world.app.close()
  await pool.end()
  await way.close()
  await direct.close()
})

async function isClosed(slotId: number): Promise<boolean> {
  const { rows } = await direct.pool.query<{ closed: boolean }>('select closed from slots where id = $1', [slotId])
  return rows[0]?.closed === true
}

describe('a transaction whose connection is lost', () => {
  it('before it was committed changed nothing, and may be tried a moment later', async () => {
    const slotId = await addSlot(direct, { capacity: 1 })
    const failing = inTransaction(pool, async (tx) => {
      await tx.query('update slots set closed = true where id = $1', [slotId])
      const gone = new Promise((resolve) => (tx as unknown as pg.PoolClient).once('end', resolve))
      const { rows } = await (tx as unknown as pg.PoolClient).query<{ pid: number }>('select pg_backend_pid() as pid')
      await direct.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await gone
      await tx.query('select 1')
    })
    await expect(failing).rejects.toThrow(Busy)
    expect(await isClosed(slotId)).toBe(false)
  })

  it('while it is being committed may be done or not: nobody says that nothing was changed', async () => {
    const slotId = await addSlot(direct, { capacity: 1 })
    way.loseAnswerTo('commit')
    const lost = inTransaction(pool, (tx) => tx.query('update slots set closed = true where id = $1', [slotId]))
    await expect(lost).rejects.toThrow(OutcomeUnknown)
    await expect.poll(() => isClosed(slotId)).toBe(true)
  })

  it('and ended by the database at the commit is not known either', async () => {
    await direct.pool.query(`
      create function planted_end() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger planted_end after update on slots deferrable initially deferred
        for each row when (new.closed and new.capacity = 77) execute function planted_end()`)
    const slotId = await addSlot(direct, { capacity: 77 })
    const lost = inTransaction(pool, (tx) => tx.query('update slots set closed = true where id = $1', [slotId]))
    await expect(lost).rejects.toThrow(OutcomeUnknown)
    expect(await isClosed(slotId)).toBe(false)
  })
})

describe('an order whose answer the database could not give', () => {
  it('is answered 503 with a sentence that it is unknown, and the same key tells: it was placed, once', async () => {
    const slotId = await addSlot(direct, { capacity: 100 })
    const refno = 'lost-answer'
    const order = {
      as: 'agencyOwner',
      action: 'post_request',
      data: ticketsFor(slotId, { refno }),
      key: 'an-order-that-was-lost',
      language: 'en',
    } as const
    way.loseAnswerTo(refno)
    const answer = await ask(world, order)
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 503, code: 'outcome_unknown' })
    expect(answer.headers['retry-after']).toBeDefined()
    expect(answer.json().error).toContain('unknown')

    expect((await ask(world, order)).json().success).toBe(true)
    const { rows } = await direct.pool.query('select count(*)::integer as orders from orders where slot_id = $1', [slotId])
    expect(rows).toEqual([{ orders: 1 }])
  })
})
