import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createPool } from '../../packages/server/src/db/pool.ts'
import { Fault } from '../fault.ts'
import { startPostgres } from '../postgres/start.ts'
import { isReportName, type ReportName, reports } from './report.ts'

type Target = { databaseUrl: string } | { dataDir: string }

/** The database that is verified: DATABASE_URL, else the embedded server of DATA_DIR, as `npm start` chooses. */
function readTarget(env: NodeJS.ProcessEnv = process.env): Target {
  if (env['DATABASE_URL']) return { databaseUrl: env['DATABASE_URL'] }
  return { dataDir: resolve(env['DATA_DIR'] || 'var') }
}

/** The one that `npm start` makes. */
const database = 'anfilada'

async function withDatabase<T>(target: Target, work: (url: string) => Promise<T>): Promise<T> {
  if ('databaseUrl' in target) return work(target.databaseUrl)
  const postgres = await startPostgres({ dataDir: findCluster(target.dataDir) })
  try {
    return await work(postgres.connectionString(database))
  } finally {
    await postgres.stop()
  }
}

/** Starting on an empty folder would make a new database, and a new one has no faults. */
function findCluster(dataDir: string): string {
  const found = [join(dataDir, 'postgres'), dataDir].find((folder) => existsSync(join(folder, 'PG_VERSION')))
  if (found) return found
  throw new Fault([
    `There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`,
    `В ${dataDir} нет базы данных: задайте DATA_DIR или DATABASE_URL.`,
  ])
}

async function verify(name: ReportName, url: string): Promise<boolean> {
  const pool = createPool({ url, size: 1, onError: () => undefined })
  try {
    const { clean, lines } = await reports[name](pool)
    console.log(lines.join('\n'))
    return clean
  } finally {
    await pool.end()
  }
}

/** 0: no differences; 1: faults were found; 2: nothing could be verified. */
async function main(name: string | undefined): Promise<number> {
  try {
    if (!isReportName(name))
      throw new Fault([
        `Say what to verify: ${Object.keys(reports).join(', ')}.`,
        `Скажите, что проверить: ${Object.keys(reports).join(', ')}.`,
      ])
    return (await withDatabase(readTarget(), (url) => verify(name, url))) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Fault ? error.sentence.join(' ') : error)
    return 2
  }
}

process.exitCode = await main(process.argv[2])
