import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advisoryLocks } from '../../packages/server/src/db/advisory-locks.ts'
import { currentPrograms } from '../build/programs.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { bindSocket } from './address.ts'
import { openDatabase } from './database.ts'
import { keepPostgres, type KeptPostgres } from './keep-postgres.ts'
import { type Product, startProduct } from './product.ts'

const host = '127.0.0.1'
let database: TestDatabase
let product: Product

beforeAll(async () => {
  database = await createTestDatabase()
  product = await start(database.url, 2)
})
afterAll(async () => {
  await product.stop()
  await database.drop()
})

async function start(databaseUrl: string, processes: number, others: Partial<Parameters<typeof startProduct>[0]> = {}): Promise<Product> {
  const socket = await bindSocket(host, 0)
  const { PATH, HOME } = process.env
  const logDir = mkdtempSync(join(tmpdir(), 'anfilada-staying-'))
  const environment = { PATH, HOME }
  const secretKey = 'k'.repeat(32)
  const programs = await currentPrograms()
  return startProduct({ programs, databaseUrl, host, socket, processes, secretKey, environment, logDir, log: () => undefined, ...others })
}

const pidOf = (name: string): number => product.running().find((process) => process.name === name)?.pid ?? 0

function kill(name: string): void {
  const pid = pidOf(name)
  // 0 would be ourselves.
  if (pid === 0) throw new Error(`${name} is not running`)
  process.kill(pid, 'SIGKILL')
}

/** What a client sees that asks on a connection of its own, and again when the process of that connection died. */
async function answers(): Promise<number> {
  for (;;) {
    const answer = await fetch(`${product.origin}/readyz`, { headers: { connection: 'close' } }).catch(() => undefined)
    if (answer) return answer.status
  }
}

describe('a shop with two HTTP processes', () => {
  test('answers on while one of them is killed, and has two again', async () => {
    const before = pidOf('server')
    kill('server')
    expect(await answers()).toBe(200)
    await expect.poll(() => pidOf('server')).not.toBeOneOf([0, before])
    expect(pidOf('server-2')).not.toBe(0)
  })

  test('lets whoever comes wait while all of them are dead, and answers then', async () => {
    kill('server')
    kill('server-2')
    expect(await answers()).toBe(200)
  })

  test('goes on without its jobs process, which takes its turn again', async () => {
    const before = pidOf('jobs')
    kill('jobs')
    expect(await answers()).toBe(200)
    await expect.poll(() => pidOf('jobs')).not.toBeOneOf([0, before])
    await expect.poll(turnsTaken).toBe(1)
  })
})

/** Connections that hold the right to work (turn.ts): an advisory lock of their own number. */
async function turnsTaken(): Promise<number> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where pg_locks.locktype = 'advisory' and pg_locks.granted and pg_locks.objid = ${advisoryLocks.turn} and pg_database.datname = current_database()`,
  )
  await client.end()
  return rows[0]?.count ?? 0
}

describe('the embedded PostgreSQL under a shop', () => {
  let folder: string
  let kept: KeptPostgres

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'anfilada-kept-'))
    // Under root the server runs as nobody, who must be able to pass.
    chmodSync(folder, 0o711)
    kept = await keepPostgres(join(folder, 'postgres'), () => undefined)
  })
  afterAll(async () => {
    await kept.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('comes back under its address with what was committed when its postmaster is killed', async () => {
    const url = await openDatabase(kept.postgres, 'kept')
    const client = new pg.Client({ connectionString: url })
    const lost = new Promise((resolve) => client.on('error', resolve))
    await client.connect()
    await client.query('create table kept as select 71 as id')
    process.kill(kept.pid(), 'SIGKILL')
    await lost
    await expect.poll(() => read(url).catch(() => undefined)).toEqual([{ id: 71 }])
  })
})

async function read(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query('select id from kept')).rows
  } finally {
    await client.end()
  }
}
