import { sectionNames } from '@anfilada/contract/interchange/interchange-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/database.ts'
import { createPool, type OpenPool } from '../../db/pool.ts'
import { PriceBook } from '../../demo/catalogue/prices.ts'
import { withConnection } from '../../demo/connection.ts'
import { importCatalogue } from '../../demo/import-catalogue.ts'
import { writeAgreedPrices } from '../../demo/write-agreed-prices.ts'
import { writeLicenses } from '../../demo/write-licenses.ts'
import { writePeople } from '../../demo/write-people.ts'
import { writeTerms } from '../../demo/write-terms.ts'
import { carrying, employeeOf, faultsOf } from '../../testing/carrying.ts'

const today = '2026-11-21'
let databases: TestDatabase[]
let pools: OpenPool[]

beforeAll(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase()])
  await withConnection(databases[0]?.url ?? '', async (client) => {
    await client.query('begin')
    const prices = new PriceBook(today)
    await importCatalogue(client, today, prices)
    await writePeople(client, today)
    await writeLicenses(client, today)
    await writeAgreedPrices(client, today, prices)
    await writeTerms(client, today)
    await client.query(`insert into submission_windows (museum_id, month, opens_at, closes_at)
      select museums.id, '2027-03-01', '2027-01-15 09:00+03', '2027-02-20 18:00+03' from museums where 'schedule' = any (museums.order_kinds)`)
    await client.query('commit')
  })
  pools = databases.map(({ url }) => createPool({ url, size: 2, onError: () => undefined }))
})

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await Promise.all(databases.map((database) => database.drop()))
})

test('the same as XLSX changes nothing', async () => {
  const [full] = pools
  if (!full) throw new Error('A database')
  const files = carrying(full, 'en')
  const report = await files.tried(await files.given('xlsx'))
  expect(faultsOf(report)).toEqual([])
  expect(report.changes).toEqual([])
  expect(report.sections.map(({ section }) => section)).toEqual(sectionNames)
})

test('all that the demo sells, and to whom, is in an empty database what it was, byte for byte', async () => {
  const [from, to] = pools
  if (!from || !to) throw new Error('Two databases')
  const [full, empty] = [carrying(from), carrying(to, 'ru', await employeeOf(to))]
  const before = await full.exported()
  const { anfilada: _version, ...sections } = JSON.parse(before)
  const report = await empty.tried(sections)
  expect(faultsOf(report)).toEqual([])
  expect(report.sections.filter((section) => section.rows === 0)).toEqual([])
  expect(await empty.taken(sections)).toMatchObject({ ok: true })
  expect(await empty.exported()).toBe(before)
  expect(report.sections.map(({ section }) => section)).toEqual(sectionNames)
})
