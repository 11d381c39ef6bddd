import { afterEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { createPool, type OpenPool } from '../db/pool.ts'
import { carrying, differencesOnTheWay, takeWhole } from '../testing/carrying.ts'
import { importThroughKills } from '../testing/import-through-kills.ts'
import { generatedFiles } from '../testing/interchange-files.ts'

// A slice of `npm run proof -- interchange`.
const made: { database: TestDatabase; pool: OpenPool }[] = []
async function empty(): Promise<OpenPool> {
  const database = await createTestDatabase()
  const pool = createPool({ url: database.url, size: 1, onError: () => undefined })
  made.push({ database, pool })
  return pool
}
afterEach(async () => {
  for (const { pool, database } of made.splice(0)) {
    await pool.end()
    await database.drop()
  }
})

const [first, second] = generatedFiles(60, 7).filter(({ museums = [] }) => museums.length >= 3)

test('a company that is taken out and brought into an empty database is the same, byte for byte and cell by cell', async () => {
  if (!first) throw new Error('No company was generated')
  expect(await differencesOnTheWay(empty, first)).toEqual([])
})

test('an import that is killed in its middle leaves nothing, and goes in whole afterwards', async () => {
  const museums = second?.museums ?? []
  const database = await createTestDatabase()
  const stop = museums[1]?.number ?? 0
  // The command line has nobody who enters opening balances.
  const content = Buffer.from(JSON.stringify({ ...second, opening_balances: [] }))
  expect(await importThroughKills(database.url, content, [stop])).toEqual({ kills: 1, left: [] })
  const pool = createPool({ url: database.url, size: 1, onError: () => undefined })
  made.push({ pool, database })
  const other = await empty()
  await takeWhole(other, content)
  expect(await carrying(pool).exported()).toBe(await carrying(other).exported())
})
