import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tools/test/database.ts'
import { openDatabaseWay } from './testing/database-way.ts'

let database: TestDatabase
let client: pg.Client
let jobs: ChildProcess

beforeEach(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
})
afterEach(async () => {
  jobs.kill('SIGKILL')
  await client.end()
  await database.drop()
})

function startJobs(url = database.url): void {
  const { PATH } = process.env
  const env = { PATH, DATABASE_URL: url, SECRET_KEY: 'k'.repeat(32), LOG_LEVEL: 'silent' }
  jobs = spawn(process.execPath, [fileURLToPath(new URL('jobs.ts', import.meta.url))], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** A job that was done is no longer in its table. */
async function untilDone(task: string, timeout = 25_000): Promise<void> {
  await client.query('select graphile_worker.add_job($1)', [task])
  const left = async (): Promise<unknown> => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from graphile_worker.jobs where jobs.task_identifier = $1 and jobs.attempts < 1`,
      [task],
    )
    return rows[0]?.count
  }
  await expect.poll(left, { timeout }).toBe(0)
}

/** The first `times` turns lose every connection of theirs at the first thing that they do with it: a database that is away again. */
async function plantOutages(times: number): Promise<void> {
  await client.query(`
    create sequence planted_turns;
    create or replace function graphile_worker.force_unlock_workers(worker_ids text[]) returns void language plpgsql as $$
    begin
      if nextval('planted_turns') > ${times} then return; end if;
      perform pg_terminate_backend(pg_stat_activity.pid) from pg_stat_activity
        where pg_stat_activity.datname = current_database() and pg_stat_activity.pid not in (pg_backend_pid(), ${await ownPid()});
      perform pg_terminate_backend(pg_backend_pid());
    end $$`)
}

async function ownPid(): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

it('the jobs process outlives a database that is away again just after it got its turn', async () => {
  await plantOutages(3)
  startJobs()
  await untilDone('sweep')
  expect(jobs.exitCode).toBeNull()
  expect((await client.query('select last_value::integer as turns from planted_turns')).rows).toEqual([{ turns: 4 }])
})

it('the jobs process works on after all its connections were lost at once', async () => {
  startJobs()
  await untilDone('sweep')
  await client.query(
    `select pg_terminate_backend(pg_stat_activity.pid) from pg_stat_activity
     where pg_stat_activity.datname = current_database() and pg_stat_activity.pid <> pg_backend_pid()`,
  )
  await untilDone('release_holds')
  expect(jobs.exitCode).toBeNull()
})

it('the jobs process works on after a failover that said nothing', { timeout: 120_000 }, async () => {
  const way = await openDatabaseWay(database.url)
  startJobs(way.url)
  await untilDone('sweep')
  way.failOver()
  await untilDone('release_holds', 100_000)
  expect(jobs.exitCode).toBeNull()
  await way.close()
})
