import { listDue } from '../../packages/server/src/db/migrate.ts'
import { createPool, type OpenPool } from '../../packages/server/src/db/pool.ts'
import { Fault } from '../fault.ts'
import { requireDatabase } from '../launch/database.ts'
import { sentences } from '../sentences.ts'

/** Works in the database of DATABASE_URL, which must answer and have the tables of this version. */
export async function withPool<T>(work: (pool: OpenPool) => Promise<T>): Promise<T> {
  const url = process.env['DATABASE_URL'] ?? ''
  await requireDatabase(url)
  const pool = createPool({ url, size: 1, onError: () => undefined })
  try {
    if ((await listDue(pool)).length > 0) throw new Fault(sentences.notMigrated())
    return await work(pool)
  } finally {
    await pool.end()
  }
}
