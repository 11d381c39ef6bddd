import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { migrate } from '../db/migrate.ts'

const folder = new URL('../../migrations/', import.meta.url)
let database: TestDatabase
let client: pg.Client

/** A database as the version before kept files left it: its migrations, written down as it did. */
beforeAll(async () => {
  database = await createTestDatabase('template0')
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('create table migrations (name text primary key, applied_at timestamptz not null default now())')
  await client.query('create table definitions (name text primary key, hash text not null, applied_at timestamptz not null default now())')
  for (const name of (await readdir(folder)).filter((one) => /^\d{4}-.*\.sql$/.test(one) && one < '0033').toSorted()) {
    await client.query(await readFile(new URL(name, folder), 'utf8'))
    await client.query('insert into migrations (name) values ($1)', [name])
  }
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

describe('files of price lists from before', () => {
  it('stay under their numbers with all that was known of them, and where they are given', async () => {
    await client.query(`
      insert into price_files (name, media_type, content, uploaded_at) values ('given.pdf', 'application/pdf', '%PDF-1', now() - interval '1 year');
      insert into price_files (name, media_type, content, made_from) values ('made.pdf', 'application/pdf', '%PDF-22', 'digest');
      insert into price_lists (name, group_category, valid_from, valid_until, file_id) values ('list', 'ig', '2026-01-01', '2026-12-31', 1);`)
    const before = await client.query('select id, name, media_type, content, sha256, uploaded_at as made_at from price_files order by id')
    await migrate(database.url)
    const after = await client.query('select id, name, media_type, content, sha256, made_at from kept_files order by id')
    expect(after.rows).toEqual(before.rows)
    expect((await client.query(`select kind, size, packed, customer_id as of from kept_files order by id`)).rows).toEqual([
      { kind: 'price_list', size: 6, packed: false, of: null },
      { kind: 'price_list', size: 7, packed: false, of: null },
    ])
    expect((await client.query('select file_id from kept_file_uses')).rows).toEqual([{ file_id: 1 }])
    expect((await client.query('select name from price_files order by id')).rows).toEqual([{ name: 'given.pdf' }, { name: 'made.pdf' }])
  })
})
