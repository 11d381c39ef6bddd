import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'

async function tableCount(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from pg_tables where schemaname = 'public'`)
  await client.end()
  return rows[0]?.count ?? 0
}

describe('a test database', () => {
  test('is a migrated copy of its own for everyone who asks, also at the same moment', async () => {
    const databases = await Promise.all([1, 2, 3, 4].map(() => createTestDatabase()))
    expect(new Set(databases.map((database) => database.url)).size).toBe(4)
    expect(await tableCount(databases[3]?.url ?? '')).toBeGreaterThan(5)
    await Promise.all(databases.map((database) => database.drop()))
  })

  test('is gone after it was dropped', async () => {
    const database = await createTestDatabase()
    await database.drop()
    await expect(tableCount(database.url)).rejects.toThrow('does not exist')
  })
})
