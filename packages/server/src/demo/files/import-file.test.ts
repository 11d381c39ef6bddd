import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/database.ts'
import { createPool } from '../../db/pool.ts'
import { PriceBook } from '../catalogue/prices.ts'
import { withConnection } from '../connection.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { Past } from '../past.ts'
import { contentOf } from './demo-files.ts'
import { importFile } from './import-file.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function importing(text: string): Promise<void> {
  await withConnection(database.url, async (client) => {
    await client.query('begin')
    const past = new Past(client)
    await past.write(() => importFile(past, '2026-11-21T10:00:00+03:00', { name: 'museums.json', content: Buffer.from(text) }))
    await client.query('rollback')
  })
}

test('a file with a fault ends the start, and says where it is', async () => {
  const file = contentOf('museums').toString()
  await importing(file)
  await expect(importing(file.replace('"emblem": "hermitage"', '"emblem": "louvre"'))).rejects.toThrow('museums[0].emblem: ')
  await expect(importing('{}')).rejects.toThrow('museums.json was refused: import_has_faults\nanfilada: ')
})

test('the catalogue comes in by the import, each file with its line in the audit log on the day of its story', async () => {
  const today = '2027-02-03'
  await withConnection(database.url, async (client) => {
    await client.query('begin')
    await importCatalogue(client, today, new PriceBook(today))
    await client.query('commit')
  })
  const pool = createPool({ url: database.url, size: 1, onError: () => undefined })
  const { rows } = await pool.query<{ name: string; on: string }>(
    `select audit_log.details ->> 'name' as name, audit_log.at::date as on from audit_log where audit_log.action = 'interchange.imported' order by audit_log.id`,
  )
  await pool.end()
  expect(rows.map(({ name, on }) => [name, on])).toEqual([
    ['museums.json', '2024-09-01'],
    ['terms.json', '2024-09-01'],
    ['prices-2025.json', '2024-09-15'],
    ['prices-2026.json', '2025-09-15'],
    ['prices-2027.json', '2026-09-15'],
    // Not in the autumn that is still to come.
    ['prices-2028.json', '2027-02-02'],
  ])
})
