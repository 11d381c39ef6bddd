import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createPool } from '../../packages/server/src/db/pool.ts'
import { requireDatabase } from '../launch/database.ts'
import { startPostgres } from '../postgres/start.ts'
import { sentences } from '../sentences.ts'
import { type ReportName, reports } from '../verify/report.ts'
import { exitCodes } from './command.ts'
import { WrongUsage } from './read-line.ts'

type Target = { databaseUrl: string } | { dataDir: string }

/** The database that is verified: DATABASE_URL, else the embedded server of DATA_DIR, as `npm start` chooses. */
function readTarget(env: NodeJS.ProcessEnv = process.env): Target {
  if (env['DATABASE_URL']) return { databaseUrl: env['DATABASE_URL'] }
  return { dataDir: resolve(env['DATA_DIR'] || 'var') }
}

/** The one that `npm start` makes. */
const database = 'anfilada'

async function withDatabase<T>(target: Target, work: (url: string) => Promise<T>): Promise<T> {
  if ('databaseUrl' in target) {
    await requireDatabase(target.databaseUrl)
    return work(target.databaseUrl)
  }
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
  throw new WrongUsage(sentences.nothingToVerify(dataDir))
}

/** Prints each difference; done when there is none, failed otherwise. */
export async function verify(name: ReportName): Promise<number> {
  return withDatabase(readTarget(), async (url) => {
    const pool = createPool({ url, size: 1, onError: () => undefined })
    try {
      const { clean, lines } = await reports[name](pool)
      console.log(lines.join('\n'))
      return clean ? exitCodes.done : exitCodes.failed
    } finally {
      await pool.end()
    }
  })
}
