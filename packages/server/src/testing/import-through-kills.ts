import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { currentPrograms } from '../../../../tools/build/programs.ts'

/** Any number will do. */
const barrierLock = 1_072
const barrier = `
  create function stop_at_museum() returns trigger language plpgsql as $$
  begin
    if new.museum_id = (select number from stopped_at) then perform pg_advisory_xact_lock(${barrierLock}); end if;
    return null;
  end $$;
  create table stopped_at (number integer);
  insert into stopped_at values (0);
  create trigger catalogue_versions_stop after insert on catalogue_versions for each row execute function stop_at_museum();
`

/** Everything that an import writes, counted; sequences may go on. */
const left = `
  select (select count(*) from museums)::integer as museums, (select count(*) from museum_objects)::integer as objects,
         (select count(*) from catalogue_versions)::integer as versions, (select count(*) from audit_log)::integer as audited,
         (select count(*) from outbox)::integer as news`

export type KillFigures = { kills: number; left: string[] }

/**
 * The command line reads a file of museums into the database and is killed (`kill -9`) while it writes the one with this number, once for each: it waits
 * there for a lock, and nobody hurries. Answers what a kill left behind. Afterwards the same file goes in whole, or it is an error.
 */
export async function importThroughKills(url: string, content: Buffer, stops: readonly number[]): Promise<KillFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'anfilada-import-'))
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const path = join(folder, 'museums.json')
    await writeFile(path, content)
    await client.query(barrier)
    const before = await countLeft(client)
    const found: string[] = []
    for (const number of stops) {
      await client.query('update stopped_at set number = $1', [number])
      await killAtBarrier(client, url, path)
      const after = await countLeft(client)
      if (after !== before) found.push(`museum ${number}: ${before} became ${after}`)
    }
    await client.query('update stopped_at set number = 0')
    const [code] = (await once(await startImport(url, path), 'exit')) as [number | null]
    if (code !== 0) throw new Error(`The import that nobody killed ended with ${code}`)
    if ((await countLeft(client)) === before) throw new Error('The import that nobody killed left nothing: the counting sees nothing')
    return { kills: stops.length, left: found }
  } finally {
    await client.end()
    await rm(folder, { recursive: true })
  }
}

async function killAtBarrier(client: pg.Client, url: string, path: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [barrierLock])
  const child = await startImport(url, path)
  const ended = once(child, 'exit')
  try {
    await until(
      client,
      `select count(*)::integer as count from pg_locks where locktype = 'advisory' and objid = ${barrierLock} and not granted`,
      1,
    )
    child.kill('SIGKILL')
    await ended
  } finally {
    child.kill('SIGKILL')
    await client.query('select pg_advisory_unlock($1)', [barrierLock])
  }
  // Its connection ends when it finds nobody at the other side.
  await until(
    client,
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    0,
  )
}

async function startImport(url: string, path: string) {
  const program = join(dirname((await currentPrograms()).server), 'anfilada.mjs')
  const { PATH, HOME } = process.env
  return spawn(process.execPath, [program, 'import', path], { env: { PATH, HOME, DATABASE_URL: url }, stdio: 'ignore' })
}

async function until(client: pg.Client, statement: string, wanted: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const { rows } = await client.query<{ count: number }>(statement)
    if (rows[0]?.count === wanted) return
    await pause(100)
  }
  throw new Error(`Never ${wanted}: ${statement}`)
}

async function countLeft(client: pg.Client): Promise<string> {
  const { rows } = await client.query(left)
  return JSON.stringify(rows[0])
}
