import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { describeSchema } from './describe-schema.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('schema.sql tells the structure of a migrated database: "npm run schema" writes it', async () => {
  expect(await readFile(new URL('../../schema.sql', import.meta.url), 'utf8')).toBe(await describeSchema(client))
})

test.each([
  ['a column', 'alter table slots add column extra integer'],
  ['a default', 'alter table slots alter column taken set default 1'],
  ['a check', 'alter table slots add check (capacity < 1000)'],
  ['an index', 'create index extra on slots (capacity)'],
  ['a sequence', 'create sequence extra'],
  ['a trigger', 'create trigger extra before delete on slots for each row execute function refuse_rewriting()'],
  ['a view', 'create view extra as select 1 as one'],
  ['a function', 'create function extra() returns integer language sql as $$ select 1 $$'],
  ['a comment', `comment on column slots.taken is 'extra'`],
])('%s more is told', async (_, statement) => {
  await client.query('begin')
  const before = await describeSchema(client)
  await client.query(statement)
  const after = await describeSchema(client)
  await client.query('rollback')
  expect(after).not.toBe(before)
})
