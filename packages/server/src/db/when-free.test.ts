import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { sqlState } from './transaction.ts'
import { whenFree } from './when-free.ts'

let database: TestDatabase
let change: pg.Client
let order: pg.Client

beforeEach(async () => {
  database = await createTestDatabase('template0')
  ;[change, order] = [new pg.Client({ connectionString: database.url }), new pg.Client({ connectionString: database.url })]
  await Promise.all([change.connect(), order.connect()])
  await change.query('create table museums (id integer); create table objects (id integer)')
})
afterEach(async () => {
  await Promise.all([change.end(), order.end()])
  await database.drop()
})

/**
 * An order that has read the objects and asks for their museum in the middle of a change that has the museums and wants the objects: what
 * became of the change and of the order.
 */
async function crossed(run: (work: () => Promise<void>) => Promise<unknown>): Promise<(string | undefined)[]> {
  const fate = (work: Promise<unknown>): Promise<string | undefined> =>
    work.then(
      () => undefined,
      (error: unknown) => sqlState(error) ?? String(error),
    )
  await order.query('begin; select from objects')
  let asked: Promise<string | undefined> | undefined
  const changed = await fate(
    run(async () => {
      await change.query('alter table museums add column if not exists address text')
      asked ??= fate(order.query('select from museums; commit'))
      await change.query('alter table objects add column if not exists opening text')
    }),
  )
  return [changed, await asked]
}

describe('a change of the schema', () => {
  test('gives way to an order that holds the other table, and comes again', async () => {
    expect(await crossed((work) => whenFree(change, work))).toEqual([undefined, undefined])
    const { rows } = await change.query<{ opening: null }>('insert into objects (id) values (1) returning opening')
    expect(rows).toEqual([{ opening: null }])
  })

  test('that only waits ends in a deadlock, of which one of both dies', async () => {
    const plain = async (work: () => Promise<void>) => {
      await change.query('begin')
      await work()
      await change.query('commit')
    }
    expect(await crossed(plain)).toContain('40P01')
  })
})
