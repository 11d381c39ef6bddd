import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { withClient } from '../../bench/databases.ts'
import { migrate } from '../../packages/server/src/db/migrate.ts'
import { buildPrograms } from '../../tools/build/programs.ts'
import { reservePort } from '../../tools/launch/address.ts'
import { openDatabase } from '../../tools/launch/database.ts'
import { keepPostgres } from '../../tools/launch/keep-postgres.ts'
import { startPostgres } from '../../tools/postgres/start.ts'

export const victims = ['http', 'jobs', 'backend', 'postmaster'] as const
export type Victim = (typeof victims)[number]
export const ways = ['start', 'serve'] as const
/** `npm start`, with its own PostgreSQL, or `npm run serve`, beside one that is kept alive the same way. */
export type Way = (typeof ways)[number]

export type Running = Readonly<{
  origin: string
  databaseUrl: string
  /** Ends one process with SIGKILL; 0: there was none at that moment. */
  kill(victim: Victim): Promise<number>
  /** Until PostgreSQL takes new connections: those of a dead postmaster may answer for a moment longer. */
  untilDatabase(): Promise<void>
  /** Stops the PostgreSQL beside `npm run serve` for so long. */
  databaseAway(ms: number): Promise<void>
  /** Whether the command itself still runs: everything else it starts again. */
  lives(): boolean
  stop(): Promise<void>
}>

const root = fileURLToPath(new URL('../../', import.meta.url))
const host = '127.0.0.1'
const production = { SECRET_KEY: 'hZ0vTqY3sWm8Kd2LxB7nRcF5uJgA9pEi', MODULBANK_MERCHANT: 'merchant', MODULBANK_KEY: 'k'.repeat(32) }

type Environment = Readonly<Record<string, string>>
/** What the processes of the command, or the PostgreSQL beside `npm run serve`, find in their environment. */
export type Environments = Readonly<{ command?: Environment; database?: Environment }>

/** Starts the real command on data in the folder, which may be there from a run before, and waits until it answers. */
export async function startCommand(way: Way, folder: string, environments?: Environments): Promise<Running> {
  const port = await reservePort(host, 0)
  const origin = `http://${host}:${port}`
  const postgresDir = join(folder, 'postgres')
  const keep = () => keepPostgres(postgresDir, () => undefined, { environment: environments?.database })
  let kept = way === 'serve' ? await keep() : undefined
  const databaseUrl = kept && (await openDatabase(kept.postgres))
  if (databaseUrl) await migrate(databaseUrl)
  const settings = databaseUrl ? { ...production, DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: 'https://example.org' } : { DATA_DIR: folder }
  const command = launch(join(await buildPrograms(), `${way}.mjs`), folder, {
    ...environments?.command,
    ...settings,
    HOST: host,
    PORT: String(port),
  })
  await untilReady(origin, command)
  // Adopted: it is the command's, and stays it.
  const postgres = kept?.postgres ?? (await startPostgres({ dataDir: postgresDir }))
  const url = databaseUrl ?? postgres.connectionString('anfilada')
  return {
    origin,
    databaseUrl: url,
    kill: (victim) => kill(victim, command, url),
    untilDatabase: () => untilAnswering(url),
    databaseAway: async (ms) => {
      await kept?.stop()
      await pause(ms)
      kept &&= await keep()
    },
    lives: () => command.exitCode === null && command.signalCode === null,
    stop: () => stopAll(command, () => kept?.stop()),
  }
}

async function stopAll(command: ChildProcess, stopDatabase: () => Promise<void> | undefined): Promise<void> {
  // A server that was adopted from a run that was broken off is nobody's child: nothing else keeps us waiting for its end.
  const waiting = setInterval(() => undefined, 1_000)
  const ended = command.exitCode === null && once(command, 'exit')
  command.kill('SIGTERM')
  await ended
  await stopDatabase()
  clearInterval(waiting)
}

function launch(entry: string, folder: string, settings: NodeJS.ProcessEnv): ChildProcess {
  const log = openSync(join(folder, 'command.log'), 'a')
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, LOG_LEVEL: 'error', ...settings }
  return spawn(process.execPath, [entry], { cwd: root, env, stdio: ['ignore', log, log] })
}

async function untilReady(origin: string, command: ChildProcess): Promise<void> {
  while (command.exitCode === null) {
    if ((await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) return
    await pause(100)
  }
  throw new Error(`The command ended by itself with ${command.exitCode}`)
}

async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    const answers = await withClient(url, (client) => client.query('select 1')).catch(() => undefined)
    if (answers) return
    await pause(50)
  }
}

async function kill(victim: Victim, command: ChildProcess, url: string): Promise<number> {
  const pid = victim === 'http' || victim === 'jobs' ? childOf(command, victim) : await processOfDatabase(victim, url)
  if (pid > 0) process.kill(pid, 'SIGKILL')
  return pid
}

const programs = { http: '/server.mjs', jobs: '/jobs.mjs' } as const

function childOf({ pid }: ChildProcess, victim: keyof typeof programs): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const found = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, parent, ...args]) => parent === String(pid) && args.at(-1)?.endsWith(programs[victim]))
  return Number(found?.[0] ?? 0)
}

/** A connection that somebody uses, or the parent of them all. */
function processOfDatabase(victim: 'backend' | 'postmaster', url: string): Promise<number> {
  return withClient(url, async (client) => {
    if (victim === 'postmaster') {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(rows[0]?.pid)], { encoding: 'utf8' }).trim())
    }
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
       order by state = 'active' desc, random() limit 1`,
    )
    return rows[0]?.pid ?? 0
  })
}
