import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withClient } from '../../bench/databases.ts'
import { type ServerProcess, startServer } from '../../bench/processes.ts'
import { clearScratch, scratchData } from '../../bench/scratch.ts'
import { defaultZone, todayIn } from '../../packages/contract/src/dates.ts'
import { root } from '../../tools/bootstrap/install.mjs'
import { currentPrograms } from '../../tools/build/programs.ts'
import { startPostgres } from '../../tools/postgres/start.ts'
import { checkOut } from './check-out.ts'

const folder = join(root, 'var/proof/upgrade')

export type Versions = {
  url: (database: string) => string
  /** A new database with the structure and the content of another, to which nobody is connected. */
  copy: (from: string, to: string) => Promise<string>
  /** What both verifiers of the old version say. */
  verifyOld: (database: string) => string[]
  serve: (version: 'old' | 'new', database: string, port: number) => Promise<ServerProcess>
}

/** A cluster with a database `upgrade` that the old version migrated and filled with its demo, for as long as the work lasts. */
export async function withVersions(revision: string, work: (versions: Versions) => Promise<void>): Promise<void> {
  const old = checkOut(revision)
  await clearScratch(folder)
  await mkdir(folder, { recursive: true })
  const postgres = await startPostgres({ dataDir: scratchData(folder) })
  const servers: ServerProcess[] = []
  const url = (database: string): string => postgres.connectionString(database)
  const create = (what: string): Promise<unknown> => withClient(url('postgres'), (client) => client.query(`create database ${what}`))
  try {
    await create('upgrade')
    fill(old, url('upgrade'))
    await work({
      url,
      copy: async (from, to) => create(`${to} template ${from}`).then(() => url(to)),
      verifyOld: (database) => verify(old, url(database)),
      async serve(version, database, port) {
        const server = await startServer({
          // The old version may be older than built files.
          entry: version === 'old' ? join(old, 'packages/server/src/main.ts') : (await currentPrograms()).server,
          port,
          env: { DATABASE_URL: url(database), SECRET_KEY: 'the key of a proof, which keeps no secrets', LOG_LEVEL: 'error' },
          logFile: join(folder, `${version}.log`),
        })
        servers.push(server)
        return server
      },
    })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
    await clearScratch(folder)
    rmSync(old, { recursive: true })
  }
}

function fill(old: string, url: string): void {
  runOld(
    old,
    url,
    `const { migrate } = await load('packages/server/src/db/migrate.ts')
     const { seedDemo } = await load('packages/server/src/demo/seed.ts')
     await migrate(process.env.DATABASE_URL)
     await seedDemo(process.env.DATABASE_URL, { today: ${JSON.stringify(todayIn(defaultZone))} })`,
  )
}

function verify(old: string, url: string): string[] {
  const said = runOld(
    old,
    url,
    `const { reports } = await load('tools/verify/report.ts')
     const { createPool } = await load('packages/server/src/db/pool.ts')
     const pool = createPool({ url: process.env.DATABASE_URL, size: 2, onError: () => undefined })
     console.log(JSON.stringify([...(await reports.capacity(pool)).lines, ...(await reports.ledger(pool)).lines]))
     await pool.end()`,
  )
  return JSON.parse(said) as string[]
}

/** In a process of its own: two versions of one module do not meet. */
function runOld(old: string, url: string, work: string): string {
  const program = `const load = (path) => import(${JSON.stringify(pathToFileURL(`${old}/`).href)} + path)\n${work}`
  const env = { ...process.env, DATABASE_URL: url }
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { env, encoding: 'utf8' })
}
