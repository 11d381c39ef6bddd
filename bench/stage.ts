import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeEnvironment, nodeFlags } from '../packages/server/src/node-flags.ts'
import { currentPrograms } from '../tools/build/programs.ts'
import { type Postgres, startPostgres } from '../tools/postgres/start.ts'
import { copyDatabase, createLimitDatabase, createOurDatabase, withClient } from './databases.ts'
import { type ServerProcess, startServer } from './processes.ts'
import { findPrograms } from './programs.ts'
import { clearScratch, scratchData } from './scratch.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
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
export type Options = { orders: number; port: number; serverFolder: string; log: (line: string) => void }

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
  await fillCompileCache(options, urls.small)
  const entry = join(root, 'bench/reference/server.ts')
  const servers = {
    reference: await startServer({ entry, port, env: { DATABASE_URL: urls.limit }, logFile: logFile('reference') }),
    orders: await startOurs(options, urls.orders, port + 1, 'orders'),
    large: await startOurs(options, urls.large, port + 2, 'large'),
    small: await startOurs(options, urls.small, port + 3, 'small'),
  }
  const firstDay = await withClient(urls.large, async (client) => {
    const { rows } = await client.query<{ day: string }>('select min(slots.pass_date)::text as day from slots')
    return rows[0]?.day ?? ''
  })
  return { programs, postgres, urls, servers, firstDay }
}

/** The product's HTTP process as in production, its log in a file. */
export async function startOurs(
  { serverFolder }: Options,
  url: string,
  port: number,
  name: string,
  nodeArgs: string[] = [],
): Promise<ServerProcess> {
  const env = {
    ...nodeEnvironment,
    DATABASE_URL: url,
    LOG_LEVEL: 'info',
    NODE_COMPILE_CACHE: compileCache,
    SECRET_KEY: 'the key of a bench, which keeps no secrets',
  }
  return startServer({
    entry: await entryOf(serverFolder),
    port,
    env,
    logFile: logFile(name),
    nodeArgs: [...nodeFlags, ...nodeArgs],
    cwd: stageFolder,
  })
}

/** This version as a start runs it; another one, which may be older than built files, by its sources. */
async function entryOf(serverFolder: string): Promise<string> {
  const isThis = relative(join(root, 'packages/server'), serverFolder) === ''
  return isThis ? (await currentPrograms()).server : join(serverFolder, 'src/main.ts')
}

/** The launcher keeps compiled code too; without it the process carries the compiler of types, 25 MiB, for as long as it lives. */
async function fillCompileCache(options: Options, url: string): Promise<void> {
  const first = await startOurs(options, url, options.port + 1, 'first-start')
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
