import { migrate } from '../../packages/server/src/db/migrate.ts'
import { withConnection } from '../../packages/server/src/demo/connection.ts'
import { shipHelp } from '../../packages/server/src/help/ship-help.ts'
import { requireDatabase } from '../launch/database.ts'
import { sentences } from '../sentences.ts'
import { exitCodes } from './command.ts'

/** What a start of production does to the database before it serves; a second run does nothing. */
export async function migrateDatabase(): Promise<number> {
  const url = process.env['DATABASE_URL'] ?? ''
  await requireDatabase(url)
  const applied = await migrate(url)
  await withConnection(url, shipHelp)
  console.log((applied.length > 0 ? [applied.join('\n')] : sentences.upToDate()).join('\n'))
  return exitCodes.done
}
