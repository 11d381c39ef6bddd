import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeEnvironment, nodeFlags } from '../packages/server/src/node-flags.ts'
import { root } from '../tools/bootstrap/install.mjs'
import { type Postgres, startPostgres } from '../tools/postgres/start.ts'
import { copyDatabase, createLimitDatabase, createOurDatabase, withClient } from './databases.ts'
import { type ServerProcess, startServer } from './processes.ts'
import { findPrograms } from './programs.ts'
import { clearScratch, scratchData } from './scratch.ts'
import { entryOf } from './versions.ts'

export const stageFolder = join(root, 'var/bench')
const dataDir = scratchData(stageFolder)
const compileCache = join(root, '.cache/node')

export const customers = { large: 1000, small: 10 }
const slots = 100_000

export type Stage = {
  programs: ReturnType<typeof findPrograms>
  postgres: Postgres
  urls: { limit: string; orders: string; large: string; small: string }
  servers: { reference: ServerProcess; orders: ServerProcess; large: ServerProcess; small: ServerProcess }
  /** First day of the slots, by the clock of the database. */
  firstDay: string
}
export type Options = { orders: number; port: number; log: (line: string) => void }

/** A new cluster with default durability, three filled databases and three servers, each a process of its own. */
export async function setStage(options: Options): Promise<Stage> {
  const { orders, port, log } = options
  const programs = findPrograms()
  await clearScratch(stageFolder)
  await mkdir(stageFolder, { recursive: true })
  const postgres = await startPostgres({ dataDir, log })
  const connect = (database: string): string => postgres.connectionString(database)
  log(`filling the databases: ${orders} orders`)
  const large = await createOurDatabase(connect, 'bench_large', { agencies: customers.large, slots, orders })
  const urls = {
    limit: await createLimitDatabase(connect, 'bench_limit', { agencies: customers.large, slots, orders }),
    large,
    // New orders go to a copy, so that every list window of a run reads the same orders.
    orders: await copyDatabase(connect, 'bench_large', 'bench_orders'),
    small: await createOurDatabase(connect, 'bench_small', { agencies: customers.small, slots, orders: orders / 100 }),
  }
  const entry = await entryOf()
  await fillCompileCache(entry, urls.small, port + 1)
  const reference = join(root, 'bench/reference/server.ts')
  const servers = {
    reference: await startServer({ entry: reference, port, env: { DATABASE_URL: urls.limit }, logFile: logFile('reference') }),
    orders: await startOurs({ entry, url: urls.orders, port: port + 1, name: 'orders' }),
    large: await startOurs({ entry, url: urls.large, port: port + 2, name: 'large' }),
    small: await startOurs({ entry, url: urls.small, port: port + 3, name: 'small' }),
  }
  const firstDay = await withClient(urls.large, async (client) => {
    const { rows } = await client.query<{ day: string }>('select min(slots.pass_date)::text as day from slots')
    return rows[0]?.day ?? ''
  })
  return { programs, postgres, urls, servers, firstDay }
}

type Ours = { entry: string; url: string; port: number; name: string; nodeArgs?: string[] }

/** The product's HTTP process as in production, its log in a file. */
export function startOurs({ entry, url, port, name, nodeArgs = [] }: Ours): Promise<ServerProcess> {
  const env = {
    ...nodeEnvironment,
    DATABASE_URL: url,
    LOG_LEVEL: 'info',
    NODE_COMPILE_CACHE: compileCache,
    SECRET_KEY: 'the key of a bench, which keeps no secrets',
  }
  return startServer({ entry, port, env, logFile: logFile(name), nodeArgs: [...nodeFlags, ...nodeArgs], cwd: stageFolder })
}

/** The launcher keeps compiled code too; without it the process carries the compiler of types, 25 MiB, for as long as it lives. */
async function fillCompileCache(entry: string, url: string, port: number): Promise<void> {
  const first = await startOurs({ entry, url, port, name: 'first-start' })
  await first.stop()
}

function logFile(name: string): string {
  return join(stageFolder, `${name}.log`)
}

export async function restartPostgres(stage: Stage): Promise<void> {
  await stage.postgres.stop()
  stage.postgres = await startPostgres({ dataDir })
}

export async function stopServers({ servers }: Stage): Promise<void> {
  await Promise.all(Object.values(servers).map((server) => server.stop()))
}

/** Ends everything and takes the data away. */
export async function clearStage(stage: Stage): Promise<void> {
  await stopServers(stage)
  await stage.postgres.stop()
  await clearScratch(stageFolder)
}
