import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Pool } from '../db/pool.ts'
import { barrier } from '../testing/barrier.ts'
import { payerOf } from '../testing/bank-statement-file.ts'
import { bank, begin, entriesOf, fresh, keepStatement, moneyFaults, tryBank } from '../testing/bank-world.ts'
import { createWorld, type World } from '../testing/world.ts'
import { takeIn } from './take-in.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await world.pool.query(`update customers set inn = '${payerOf.inn}' where name = 'agency'`)
})
afterAll(() => world.close())

async function count(sql: string): Promise<number> {
  return (await world.pool.query<{ count: number }>(`select count(*)::integer as count from ${sql}`)).rows[0]?.count ?? -1
}

/** Two files that have all their documents in common, taken in at the same moment; how many of those were posted. */
async function takeTwins(): Promise<number> {
  const documents = fresh({}, {}, {})
  const [one, two] = [await begin(world, { documents }), await begin(world, { documents: [...documents, ...fresh({ amount: 9 })] })]
  const before = await count('bank_postings')
  const pool = barrier(world.pool, 'bank_entries_insert', 2)
  await Promise.all([takeIn(pool, one.result.id), takeIn(pool, two.result.id)])
  return (await count('bank_postings')) - before - 1
}

describe('two at the same moment', () => {
  it('who send the same file take it in once', async () => {
    const written = { documents: fresh({}) }
    const files = await Promise.all([keepStatement(world, written), keepStatement(world, written)])
    const began = await Promise.all(
      files.map((file_id) => bank<{ again: boolean; result: { id: number } }>(world, 'import_bank_statement', { file_id })),
    )
    expect(new Set(began.map(({ result }) => result.id)).size).toBe(1)
    expect(began.filter(({ again }) => again)).toHaveLength(1)
    const id = began[0]?.result.id ?? 0
    await Promise.all([takeIn(world.pool, id), takeIn(world.pool, id), takeIn(world.pool, id)])
    expect((await entriesOf(world, id)).map(({ state }) => state)).toEqual(['free'])
    expect(await moneyFaults(world)).toEqual([])
  })

  it('files with the same documents post them once', async () => {
    expect(await takeTwins()).toBe(3)
    expect(await moneyFaults(world)).toEqual([])
  })

  it('who undo the same money take it back once', async () => {
    const { id } = (await begin(world, { documents: fresh({}) })).result
    await takeIn(world.pool, id)
    const [entry] = await entriesOf(world, id)
    const undone = await Promise.all([1, 2, 3].map(() => tryBank(world, 'undo_bank_entry', { entry_id: entry?.id })))
    expect(undone.map(({ code }) => code ?? 'done').toSorted()).toEqual(['bank_entry_moved', 'bank_entry_moved', 'done'])
    expect(await moneyFaults(world)).toEqual([])
  })
})

describe('a process that dies', () => {
  it('at any statement leaves each document whole or untouched, and the next one goes on', async () => {
    const other = { inn: '7736207543', account: '40702810000000000002', name: 'ООО «Другой»' }
    const { id } = (await begin(world, { documents: fresh({}, { payer: other }, {}, { payer: { inn: '', account: '1' } }) })).result
    const seen = new Set<string>()
    let deaths = 0
    for (let after = 0; after < 200; after++) {
      const isDead = await takeIn(dyingAfter(world.pool, after), id).then(
        () => false,
        () => true,
      )
      expect(await moneyFaults(world)).toEqual([])
      seen.add((await entriesOf(world, id)).map(({ state }) => state).join())
      if (!isDead) break
      deaths++
    }
    expect([...seen].at(-1)).toBe('free,unknown,free,unknown')
    // The control: it did die in many places, before, between and after.
    expect(deaths).toBeGreaterThan(8)
    expect(seen.size).toBeGreaterThanOrEqual(3)
  })
})

/** A pool whose connection the database ends under the statement after so many. */
function dyingAfter(pool: Pool, statements: number): Pool {
  let left = statements
  return {
    ...pool,
    query: pool.query.bind(pool),
    end: pool.end.bind(pool),
    connect: async () => {
      const client = await pool.connect()
      const ask = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>
      const query = async (...all: unknown[]) => ask(...(left-- > 0 ? all : ['select pg_terminate_backend(pg_backend_pid())']))
      return Object.assign(Object.create(client) as typeof client, { query, release: client.release.bind(client) })
    },
  }
}

describe('the control', () => {
  it('without the key of a document the same twins are posted twice', async () => {
    await world.pool.query('alter table bank_entries drop constraint bank_entries_once')
    expect(await takeTwins()).toBe(6)
  })
})
