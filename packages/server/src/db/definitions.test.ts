import { readdir, readFile } from 'node:fs/promises'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { parseDefinitions, readDefinitions } from './definitions.ts'
import { describeSchema } from './describe-schema.ts'
import { migrate } from './migrate.ts'

const folder = new URL('../../migrations/', import.meta.url)
let database: TestDatabase
let client: pg.Client

async function open(template?: 'template0'): Promise<void> {
  database = await createTestDatabase(template)
  client = await connect()
}
async function connect(): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: database.url })
  await opened.connect()
  return opened
}
async function close(): Promise<void> {
  await client.end()
  await database.drop()
}

async function names(statement: string): Promise<string[]> {
  return (await client.query<{ name: string }>(statement)).rows.map(({ name }) => name)
}

describe('a database of the version before', () => {
  beforeEach(async () => {
    await open('template0')
    await migrateAsBefore()
  })
  afterEach(close)

  /** As 27a8625 left it: its migrations, which wrote the functions themselves. */
  async function migrateAsBefore(): Promise<void> {
    await runMigrations({ connectionString: database.url, logger: new Logger(() => () => undefined) })
    await client.query('create table migrations (name text primary key, applied_at timestamptz not null default now())')
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name < '0027').sort()
    for (const name of files) {
      await client.query(await readFile(new URL(name, folder), 'utf8'))
      await client.query('insert into migrations (name) values ($1)', [name])
    }
    const before = await connect()
    await before.query(await readFile(new URL('testing/functions-of-27a8625.sql', import.meta.url), 'utf8'))
    await before.end()
  }

  it('ends in the same structure as a new one, down to the bodies of the functions', async () => {
    const fresh = await createTestDatabase()
    const other = new pg.Client({ connectionString: fresh.url })
    await other.connect()
    await migrate(database.url)
    expect(await describeSchema(client, 'bodies')).toBe(await describeSchema(other, 'bodies'))
    await other.end()
    await fresh.drop()
  })

  it('keeps its triggers and views as they are: nobody who orders meanwhile waits for a lock', async () => {
    const standing = `
      select 'trigger ' || tgname || ' ' || oid || ' ' || xmin as name from pg_trigger where not tgisinternal
      union all select 'view ' || relname || ' ' || oid || ' ' || xmin from pg_class where relkind = 'v' and relname like '%takers'
      order by 1`
    const before = await names(standing)
    expect(before.length).toBeGreaterThan(15)
    await migrate(database.url)
    expect(await names(standing)).toEqual(expect.arrayContaining(before))
  })
})

describe('the functions of a database', () => {
  beforeEach(() => open())
  afterEach(close)

  const isOurs = `select prosrc as name from pg_proc where proname = 'payable_from'`
  const spoil = `create or replace function payable_from(p_customer_id integer) returns timestamptz language sql stable as 'select now()'`
  const forget = `update definitions set hash = 'another' where name = 'function payable_from'`

  it('are applied again when their text has changed, and no others', async () => {
    const before = await names(isOurs)
    const others = `select name || applied_at || hash as name from definitions where name <> 'function payable_from' order by 1`
    const untouched = await names(others)
    await client.query(spoil)
    await migrate(database.url)
    expect(await names(isOurs)).toEqual(['select now()'])
    await client.query(forget)
    await migrate(database.url)
    expect(await names(isOurs)).toEqual(before)
    expect(await names(others)).toEqual(untouched)
  })

  it('are applied again after a migration has dropped them', async () => {
    await client.query('drop view slot_takers')
    await migrate(database.url)
    expect(await names(`select relname as name from pg_class where relname = 'slot_takers'`)).toEqual(['slot_takers'])
  })

  it('give way to one of the same name that takes other parameters', async () => {
    const ours = `select oid::regprocedure::text as name from pg_proc where proname = 'payable_from'`
    await client.query('drop function payable_from')
    await client.query(
      `create function payable_from(p_customer_id integer, p_more text default '') returns integer language sql as 'select 1'`,
    )
    await client.query(forget)
    await migrate(database.url)
    expect(await names(ours)).toEqual(['payable_from(integer)'])
  })

  it('are not taken back by a server of the version before that starts again', async () => {
    await client.query(`insert into migrations (name) values ('9999-of-a-later-version.sql')`)
    await client.query(spoil)
    await client.query(forget)
    await migrate(database.url)
    expect(await names(isOurs)).toEqual(['select now()'])
  })

  it('wait for whoever writes to the table of a trigger, and let others write to it while they wait', async () => {
    await client.query(`update definitions set hash = 'another' where name = 'trigger payments_forward_only'`)
    const [writer, other] = [await connect(), await connect()]
    await writer.query('begin; update payments set asks = 0')
    const migrated = migrate(database.url)
    const waiting = async () =>
      names(`select wait_event_type as name from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    await expect.poll(waiting).toEqual(['Lock'])
    // Stands in line behind the migration, which gives up before long.
    await other.query('update payments set asks = 0')
    await writer.query('commit')
    await migrated
    expect(await names(`select name from definitions where hash = 'another'`)).toEqual([])
    await Promise.all([writer.end(), other.end()])
  })

  it('are all known by their name', async () => {
    const known = (await readDefinitions()).map(({ name }) => name)
    expect(new Set(known).size).toBe(known.length)
    expect(await names('select name from definitions order by name')).toEqual(known.toSorted())
  })
})

describe('a file of functions', () => {
  it('is read as its functions, views and triggers, each with what it drops first', () => {
    const text = `-- Says one.
create or replace function one() returns integer language plpgsql as $$
begin
  perform 2;

  return 1;
end $$;
drop trigger if exists all_of_it on slots;
create constraint trigger all_of_it after insert on slots
  for each row execute function one();

create or replace view two as select 2;
`
    expect(parseDefinitions('a.sql', text).map((each) => [each.name, each.text.split('\n').length])).toEqual([
      ['function one', 6],
      ['trigger all_of_it', 3],
      ['view two', 1],
    ])
  })

  it.each(['insert into slots default values;', 'create table a ();', 'create or replace view two as select 2'])(
    'holds nothing else: %s',
    (text) => {
      expect(() => parseDefinitions('a.sql', `${text}\n`)).toThrow(/^a\.sql holds something else/)
    },
  )
})
