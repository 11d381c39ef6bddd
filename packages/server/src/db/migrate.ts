import { readdir, readFile } from 'node:fs/promises'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import { applyDefinitions, definitionsTable } from './definitions.ts'
import type { Db } from './pool.ts'
import { whenFree } from './when-free.ts'

const folder = new URL('../../migrations/', import.meta.url)
const silent = new Logger(() => () => undefined)

/**
 * Brings the schema up to date, forward only: the migrations that are due, each in a transaction of its own, then the functions, views and
 * triggers that changed, in one (decision 0029). A second run does nothing. The tables of the jobs come first: a job is enqueued in the
 * transaction of the act, also where no jobs process ever ran.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await runMigrations({ connectionString: databaseUrl, logger: silent })
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
    await client.query(renumbered)
    await client.query(definitionsTable)
    const applied = await listApplied(client)
    const files = await listFiles()
    const due = files.filter((name) => !applied.has(name))
    for (const name of due) await apply(client, name)
    // A server of the version before that starts again meanwhile must not take the functions back.
    if (applied.isSubsetOf(new Set(files))) await applyDefinitions(client)
    return due
  } finally {
    await client.end()
  }
}

/** What `migrate` would apply: the migrations that the database has not had, all of them where there is nothing of ours. */
export async function listDue(db: Db): Promise<string[]> {
  const { rows } = await db.query({ name: 'migrations_kept', text: `select to_regclass('migrations') is not null as kept` })
  const applied = rows[0]?.kept ? await listApplied(db) : new Set()
  return (await listFiles()).filter((name) => !applied.has(name))
}

async function listApplied(db: Db): Promise<Set<string>> {
  const { rows } = await db.query({ name: 'migrations_applied', text: 'select migrations.name from migrations' })
  return new Set(rows.map((row) => row.name))
}

async function listFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

/** Two migrations of one version stood under one number: databases of that version know the second by it, and must not run it again. */
const renumbered = `update migrations set name = '0047-prolongation.sql' where name = '0043-prolongation.sql'`

async function apply(client: pg.Client, name: string): Promise<void> {
  const text = await readFile(new URL(name, folder), 'utf8')
  await whenFree(client, async () => {
    await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
  }).catch((error: unknown) => {
    throw new Error(`Migration ${name} failed`, { cause: error })
  })
}
