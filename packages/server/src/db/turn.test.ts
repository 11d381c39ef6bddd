import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { openDatabaseWay } from '../testing/database-way.ts'
import { createPool, type OpenPool } from './pool.ts'
import { takeTurn, type Turn } from './turn.ts'

let database: TestDatabase
let pool: OpenPool

beforeAll(async () => {
  database = await createTestDatabase('template0')
  pool = createPool({ url: database.url, size: 2, onError: () => undefined })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const take = (): Promise<Turn> => takeTurn(database.url, () => undefined)

/** Connections that wait for the turn. */
async function waiting(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where pg_locks.locktype = 'advisory' and not pg_locks.granted and pg_database.datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}

it('the turn to work is one process’s alone until it dies, then the next one’s, and the dead learns that it is over', async () => {
  const first = await take()
  let taken = false
  const next = take().then((turn) => {
    taken = true
    return turn
  })
  await expect.poll(waiting).toBe(1)
  expect(taken).toBe(false)
  await pool.query(
    `select pg_terminate_backend(pg_locks.pid) from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where pg_locks.locktype = 'advisory' and pg_locks.granted and pg_database.datname = current_database()`,
  )
  await first.lost
  await (await next).end()
})

it('is waited for while there is no database', async () => {
  const name = `late_${crypto.randomUUID().replaceAll('-', '')}`
  const troubles: unknown[] = []
  const turn = takeTurn(database.url.replace(/\/test_\w+/, `/${name}`), (error) => troubles.push(error))
  await expect.poll(() => troubles.length).toBeGreaterThan(0)
  await pool.query(`create database ${name}`)
  await (await turn).end()
  await pool.query(`drop database ${name} with (force)`)
})

it('is over when the database falls silent, as a machine does that vanished', async () => {
  const way = await openDatabaseWay(database.url)
  const turn = await takeTurn(way.url, () => undefined, { everyMs: 20, patienceMs: 200 })
  way.fallSilent()
  await turn.lost
  await turn.end()
  await way.close()
})

it('is taken by who stands by although the machine that it stood before vanished without a word', async () => {
  const first = await take()
  const way = await openDatabaseWay(database.url)
  const next = takeTurn(way.url, () => undefined, { everyMs: 20, patienceMs: 200 })
  await expect.poll(waiting).toBe(1)
  way.failOver()
  await first.end()
  await (await next).end()
  await way.close()
})
