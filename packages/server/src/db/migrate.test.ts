import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase('template0')
})
afterEach(() => database.drop())

async function listFiles(): Promise<string[]> {
  return (await readdir(new URL('../../migrations/', import.meta.url))).filter((name) => name.endsWith('.sql')).sort()
}

async function run(statement: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<{ name: string }>(statement)).rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

describe('migrating', () => {
  it('three times at once applies every file exactly once and does no harm', async () => {
    const files = await listFiles()
    const runs = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)])
    expect(runs.filter((applied) => applied.length > 0)).toEqual([files])
    expect(await run('select name from migrations order by name')).toEqual(files)
  })

  it('again does nothing', async () => {
    await migrate(database.url)
    expect(await migrate(database.url)).toEqual([])
  })

  it('knows a migration that stood under another number before', async () => {
    await migrate(database.url)
    await run(`update migrations set name = '0043-prolongation.sql' where name = '0047-prolongation.sql'`)
    expect(await migrate(database.url)).toEqual([])
    expect(await run('select name from migrations order by name')).toEqual(await listFiles())
  })

  it('stops at a file that fails, keeps the ones before it and goes on from there the next time', async () => {
    await run('create table orders (in_the_way integer)')
    await expect(migrate(database.url)).rejects.toThrow(/^Migration \d{4}-[\w-]+\.sql failed$/)
    const before = await run('select name from migrations order by name')
    expect(before.length).toBeGreaterThan(0)
    await run('drop table orders')
    expect([...before, ...(await migrate(database.url))]).toEqual(await listFiles())
  })

  it('fails when there is no database', async () => {
    await expect(migrate('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED')
  })
})
