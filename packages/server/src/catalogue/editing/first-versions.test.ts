import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/database.ts'
import { definitionsTable } from '../../db/definitions.ts'
import { migrate } from '../../db/migrate.ts'
import { createPool } from '../../db/pool.ts'
import { listKnownMuseums } from './museums.reads.ts'

const folder = new URL('../../../migrations/', import.meta.url)
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('template0')
})
afterAll(() => database.drop())

/** A database as the version before drafts left it, with two museums. */
async function fillBefore(): Promise<void> {
  await runMigrations({ connectionString: database.url })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await fill(client)
  } finally {
    await client.end()
  }
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(definitionsTable)
  await client.query('create table migrations (name text primary key, applied_at timestamptz not null default now())')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name < '0058').sort()
  for (const name of files) await client.query(await readFile(new URL(name, folder), 'utf8'))
  await client.query('insert into migrations (name) select * from unnest($1::text[])', [files])
  const named = (ru: string) => JSON.stringify({ ru_RU: ru, en_US: `${ru} en`, zh_cn: `${ru} zh`, fa_IR: `${ru} fa`, vi: `${ru} vi` })
  await client.query('insert into countries (id, name) values (267, $1), (1, $2)', [named('Россия'), named('Персия')])
  await client.query(
    `insert into museums (id, name, types, emblem, order_kinds, district) overriding system value
     values (3, $1, '{rf,ig}', 'catherine', '{guide}', 'pushkin'), (8, $2, '{cn}', 'museum', '{}', null)`,
    [named('Дворец'), named('Парк')],
  )
  await client.query(
    `insert into museum_objects (system_id, museum_id, name, countries, instant, usual_entrance, entrance_names, closed_weekdays, closed_dates,
       least_people, most_people, needs_license, visit_minutes, cut_off, free_change_hours, penalty_kopecks)
     values ('palace', 3, $1, '{100}', true, 'Подъезд 1', '{"en_US": "Entrance 1"}', '{2}', '{2027-01-01,2027-01-02}', 5, 50, true, 120, '3 hours', 48, 30000),
       ('park', 8, $2, '{}', false, 'Ворота', '{}', '{}', '{}', null, null, false, 90, '1 hour', 24, 0)`,
    [named('Зал'), named('Аллея')],
  )
}

test('a database of before opens with its catalogue whole: what stands in it is the first version of each museum', async () => {
  await fillBefore()
  const due = await migrate(database.url)
  expect(due[0]).toMatch(/^0058/)
  const pool = createPool({ url: database.url, size: 1, onError: () => undefined })
  const museums = await listKnownMuseums(pool)
  const { rows } = await pool.query<{ terms: string }>(
    `select string_agg(concat_ws(' ', system_id, cut_off, free_change_hours, penalty_kopecks), ', ' order by system_id) as terms
     from museum_objects where museum_id is not null`,
  )
  const countries = await pool.query<{ id: number; code: string; name: string; all: number }>(
    `select countries.id, countries.code, countries.name ->> 'ru_RU' as name, count(*) over ()::integer as all
     from countries order by countries.id in (1, 267) desc, countries.id limit 2`,
  )
  await pool.end()
  expect(countries.rows, 'numbers and names that orders know stay').toEqual([
    { id: 1, code: 'IR', name: 'Персия', all: 249 },
    { id: 267, code: 'RU', name: 'Россия', all: 249 },
  ])
  expect(rows[0]?.terms).toBe('palace 03:00:00 48 30000, park 01:00:00 24 0')
  expect(museums.map(({ museumId, published, draft }) => [museumId, published?.number, draft])).toEqual([
    [3, 1, null],
    [8, 1, null],
  ])
  const [palace, park] = museums.map(({ published }) => published?.document)
  expect(palace).toMatchObject({
    name: { ru: 'Дворец', en: 'Дворец en', zh: 'Дворец zh', fa: 'Дворец fa', vi: 'Дворец vi' },
    emblem: 'catherine',
    types: ['rf', 'ig'],
    order_kinds: ['guide'],
    district: 'pushkin',
    archived: false,
  })
  expect(palace?.objects).toMatchObject([
    {
      system_id: 'palace',
      entrance: { ru: 'Подъезд 1', en: 'Entrance 1', zh: '' },
      countries: [100],
      instant: true,
      exceptions: [{ from: '2027-01-01', until: '2027-01-02', closed: true }],
      least_people: 5,
      most_people: 50,
      needs_license: true,
      visit_minutes: 120,
    },
  ])
  expect(palace?.objects[0]?.week.map(({ closed }) => closed)).toEqual([false, true, false, false, false, false, false])
  expect(park?.objects.map(({ system_id, name }) => [system_id, name.ru])).toEqual([['park', 'Аллея']])
})
