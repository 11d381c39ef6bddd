import { type ChildProcess, spawn } from 'node:child_process'
import pg from 'pg'
import { describe, type ExpectStatic, test } from 'vitest'
import { currentPrograms } from '../../../tools/build/programs.ts'
import { createTestDatabase } from '../../../tools/test/database.ts'
import { openDatabaseWay } from './testing/database-way.ts'

/** A database of its own, who looks at it, and whoever works on it until the test is over. */
type Ground = Readonly<{ url: string; client: pg.Client; startJobs: (url?: string) => Promise<ChildProcess> }>

/** Tests side by side have each their own. */
type Asserting = Readonly<{ expect: ExpectStatic }>

const it = test.extend<{ ground: Ground }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the needed fixtures from the first parameter's pattern
  ground: async ({}, provide) => {
    const database = await createTestDatabase()
    const client = new pg.Client({ connectionString: database.url })
    client.on('error', () => undefined)
    await client.connect()
    const started: ChildProcess[] = []
    const startJobs = async (url = database.url): Promise<ChildProcess> => {
      const { PATH } = process.env
      const env = { PATH, DATABASE_URL: url, SECRET_KEY: 'k'.repeat(32), LOG_LEVEL: 'silent' }
      const jobs = spawn(process.execPath, [(await currentPrograms()).jobs], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      started.push(jobs)
      return jobs
    }
    await provide({ url: database.url, client, startJobs })
    for (const jobs of started) jobs.kill('SIGKILL')
    await client.end()
    await database.drop()
  },
})

/** A job that was done is no longer in its table. */
async function untilDone({ client, expect }: Ground & Asserting, task: string, timeout = 60_000): Promise<void> {
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
async function plantOutages({ client }: Ground, times: number): Promise<void> {
  await client.query(`
    create sequence planted_turns;
    create or replace function graphile_worker.force_unlock_workers(worker_ids text[]) returns void language plpgsql as $$
    begin
      if nextval('planted_turns') > ${times} then return; end if;
      perform pg_terminate_backend(pg_stat_activity.pid) from pg_stat_activity
        where pg_stat_activity.datname = current_database() and pg_stat_activity.pid not in (pg_backend_pid(), ${await pidOf(client)});
      perform pg_terminate_backend(pg_backend_pid());
    end $$`)
}

async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

// Side by side, since they wait for most of their time: a failover that says nothing is noticed by its silence.
describe.concurrent('the jobs process', () => {
  it('outlives a database that is away again just after it got its turn', async ({ ground, expect }) => {
    await plantOutages(ground, 3)
    const jobs = await ground.startJobs()
    await untilDone({ ...ground, expect }, 'sweep')
    expect(jobs.exitCode).toBeNull()
    expect((await ground.client.query('select last_value::integer as turns from planted_turns')).rows).toEqual([{ turns: 4 }])
  })

  it('works on after all its connections were lost at once', async ({ ground, expect }) => {
    const jobs = await ground.startJobs()
    await untilDone({ ...ground, expect }, 'sweep')
    await ground.client.query(
      `select pg_terminate_backend(pg_stat_activity.pid) from pg_stat_activity
       where pg_stat_activity.datname = current_database() and pg_stat_activity.pid <> pg_backend_pid()`,
    )
    await untilDone({ ...ground, expect }, 'release_holds')
    expect(jobs.exitCode).toBeNull()
  })

  it('works on after a failover that said nothing', async ({ ground, expect }) => {
    const way = await openDatabaseWay(ground.url)
    const jobs = await ground.startJobs(way.url)
    await untilDone({ ...ground, expect }, 'sweep')
    way.failOver()
    await untilDone({ ...ground, expect }, 'release_holds', 100_000)
    expect(jobs.exitCode).toBeNull()
    await way.close()
  })

  it('works after a failover that said nothing in the midst of its start', async ({ ground, expect }) => {
    const way = await openDatabaseWay(ground.url)
    way.failOverAt('force_unlock_workers')
    const jobs = await ground.startJobs(way.url)
    await untilDone({ ...ground, expect }, 'sweep', 100_000)
    expect(jobs.exitCode).toBeNull()
    await way.close()
  })
})
