import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { migrate } from '../db/migrate.ts'
import { createPool, type OpenPool } from '../db/pool.ts'
import { hasLicense } from './licenses.reads.ts'

const folder = new URL('../../migrations/', import.meta.url)
let database: TestDatabase
let client: pg.Client
let pool: OpenPool

/** A database as the version before guides left it: its migrations, written down as it did. */
beforeAll(async () => {
  database = await createTestDatabase('template0')
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('create table migrations (name text primary key, applied_at timestamptz not null default now())')
  await client.query('create table definitions (name text primary key, hash text not null, applied_at timestamptz not null default now())')
  for (const name of (await readdir(folder)).filter((one) => /^\d{4}-.*\.sql$/.test(one) && one < '0042').toSorted()) {
    await client.query(await readFile(new URL(name, folder), 'utf8'))
    await client.query('insert into migrations (name) values ($1)', [name])
  }
  pool = createPool({ url: database.url, size: 2, onError: () => undefined })
})
afterAll(async () => {
  await pool.end()
  await client.end()
  await database.drop()
})

/** How the version before asked. */
async function heldBefore(customerId: number, museumId: number, guide: string, category: string, day: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from licenses where licenses.deleted_at is null and licenses.customer_id = $1 and licenses.museum_id = $2
       and lower(licenses.guide) = lower($3) and $5::date between licenses.valid_from and licenses.expiration_date
       and ((case $4::text when 'rf' then 'ru' when 'cn' then 'zh' end) is null
         or (case $4::text when 'rf' then 'ru' when 'cn' then 'zh' end) = licenses.main_language
         or (case $4::text when 'rf' then 'ru' when 'cn' then 'zh' end) = any (licenses.additional_languages)) limit 1`,
    [customerId, museumId, guide, category, day],
  )
  return rowCount === 1
}

const guides = ['Ли Вэй', 'ли вэй', 'ЛИ ВЭЙ', 'Ольга', 'Анна', 'Сын', 'Никто', '#4', '']
const days = ['2019-12-31', '2020-01-01', '2028-02-28', '2028-02-29', '2028-03-01', '2099-01-01', '2099-01-02']
const questions = [1, 2].flatMap((customerId) =>
  [1, 2].flatMap((museumId) =>
    guides.flatMap((guide) =>
      (['rf', 'ig', 'cn'] as const).flatMap((groupCategory) =>
        days.map((passDate) => ({ customerId, museumId, guide, groupCategory, passDate })),
      ),
    ),
  ),
)

it('licenses of before move one by one, and orders are answered as they were', async () => {
  const named = JSON.stringify({ ru_RU: 'Дворец' })
  await client.query(
    `insert into customers (kind, name, settlement) values ('legal_entity', 'one', 'invoice'), ('legal_entity', 'two', 'invoice')`,
  )
  await client.query(`insert into museums (name, types) values ($1, '{rf}'), ($1, '{rf}')`, [named])
  await client.query(`insert into users (customer_id, login, name, roles, removed_at) values
    (1, 'wei', 'Ли Вэй', '{guide}', null), (1, 'olga', 'Ольга', '{guide}', null), (1, 'olga2', 'ольга', '{manager}', null),
    (1, 'anna', 'Анна', '{guide}', now()), (2, 'anna2', 'Анна', '{owner}', null)`)
  await client.query(`insert into licenses (customer_id, guide, museum_id, number, valid_from, expiration_date, main_language, additional_languages,
      deleted_at, prolongation_group, experience_years)
    values (1, 'ли вэй', 1, 'a', '2020-01-01', '2028-02-29', 'zh', '{en}', null, null, 3), (1, 'Ли Вэй', 2, 'b', '2000-01-01', '2099-01-01', 'ru', '{}', null, null, 0),
      (2, 'Ли Вэй', 1, 'c', '2000-01-01', '2028-02-28', 'ru', '{zh}', null, null, 0), (1, '#4', 1, '', '2000-01-01', '2099-01-01', 'ru', '{}', now(), null, 0),
      (1, 'Ольга', 1, 'd', '2000-01-01', '2099-01-01', 'fa', '{}', null, null, 1), (1, 'Анна', 1, 'e', '2000-01-01', '2099-01-01', 'ru', '{}', null, null, 1),
      (2, 'Анна', 2, 'f', '2000-01-01', '2099-01-01', 'en', '{ru}', null, null, 1), (1, 'Сын', 2, 'g', '2000-01-01', '2099-01-01', 'zh', '{}', now(), null, 1)`)
  const columns =
    'id, customer_id, guide, museum_id, number, experience_years, valid_from, expiration_date, main_language, additional_languages, prolongation_group, created_at, deleted_at'
  const rowsBefore = (await client.query(`select ${columns} from licenses order by id`)).rows
  const before: boolean[] = []
  for (const { customerId, museumId, guide, groupCategory, passDate } of questions)
    before.push(await heldBefore(customerId, museumId, guide, groupCategory, passDate))
  expect(before.filter(Boolean).length).toBeGreaterThan(40)

  await migrate(database.url)

  expect((await client.query(`select ${columns} from licenses order by id`)).rows).toEqual(rowsBefore)
  const after: boolean[] = []
  for (const question of questions) after.push(await hasLicense(pool, question))
  expect(after).toEqual(before)

  // Whoever was known under two spellings is one; a name that two members bear, or one who left, says of nobody that he is the guide.
  const people = await client.query(
    `select guides.customer_id as customer, guides.name, users.login, count(licenses.id)::integer as licenses
     from guides left join users on users.id = guides.user_id left join licenses on licenses.guide_id = guides.id
     group by guides.id, users.login order by guides.customer_id, guides.name collate "C"`,
  )
  expect(people.rows).toEqual([
    { customer: 1, name: '#4', login: null, licenses: 1 },
    { customer: 1, name: 'Анна', login: null, licenses: 1 },
    { customer: 1, name: 'Ли Вэй', login: 'wei', licenses: 2 },
    { customer: 1, name: 'Ольга', login: null, licenses: 1 },
    { customer: 1, name: 'Сын', login: null, licenses: 1 },
    { customer: 2, name: 'Анна', login: 'anna2', licenses: 1 },
    { customer: 2, name: 'Ли Вэй', login: null, licenses: 1 },
  ])
})
