import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { createPool, type Pool } from './pool.ts'
import { takeTurn, type Turn } from './turn.ts'

let database: TestDatabase
let pool: Pool

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
  await expect.poll(() => troubles.length, { timeout: 10_000 }).toBeGreaterThan(0)
  await pool.query(`create database ${name}`)
  await (await turn).end()
  await pool.query(`drop database ${name} with (force)`)
})

it('is over when the database falls silent, as a machine does that vanished', async () => {
  const { socketPath, ...way } = socketOf(database.url)
  const silence = Promise.withResolvers<void>()
  const pairs: Socket[] = []
  const between = createServer((near) => {
    const far = connect(socketPath)
    pairs.push(near, far)
    for (const socket of pairs) socket.on('error', () => undefined)
    near.pipe(far)
    far.pipe(near)
    void silence.promise.then(() => near.unpipe(far).pause())
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const { port } = between.address() as AddressInfo
  const turn = await takeTurn(way.urlAt(port), () => undefined, { everyMs: 20, patienceMs: 200 })
  silence.resolve()
  await turn.lost
  await turn.end()
  for (const socket of pairs) socket.destroy()
  between.close()
})

/** The same database behind a port: tests find it behind a socket in a folder. */
function socketOf(url: string): { socketPath: string; urlAt: (port: number) => string } {
  const folder = new URL(url).searchParams.get('host') ?? ''
  const { pathname } = new URL(url)
  return { socketPath: join(folder, '.s.PGSQL.5432'), urlAt: (port) => `postgres://anfilada@127.0.0.1:${port}${pathname}` }
}
