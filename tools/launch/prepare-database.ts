import { defaultZone, todayIn } from '../../packages/contract/src/dates.ts'
import { migrate } from '../../packages/server/src/db/migrate.ts'
import { withConnection } from '../../packages/server/src/demo/connection.ts'
import { isDemoDatabase } from '../../packages/server/src/demo/mark.ts'
import { shipHelp } from '../../packages/server/src/help/ship-help.ts'
import { hasAdministrator } from '../../packages/server/src/identity/staff/staff.store.ts'
import { explain, Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { requireDatabase, requireDemoDatabase, withClient } from './database.ts'

// A child of a start, which ends: what migrating and seeding take of memory is given back. `demo` or `production`, by the same environment.
// The demo's writer and the server's settings are loaded by those starts alone that need them: all others wait for this child.

/** A database without any customer gets the demo. */
async function prepareDemo(databaseUrl: string): Promise<void> {
  await requireDemoDatabase(databaseUrl)
  await migrate(databaseUrl)
  await withConnection(databaseUrl, shipHelp)
  const inhabited = await withClient(databaseUrl, async (client) => (await client.query('select from customers limit 1')).rowCount === 1)
  if (inhabited) return
  const { seedDemo } = await import('../../packages/server/src/demo/seed.ts')
  await seedDemo(databaseUrl, { today: todayIn(defaultZone) })
}

/** All that can be said against a start is said before anything is written. */
async function prepareProduction(databaseUrl: string): Promise<void> {
  const { requireSafeSettings } = await import('./settings/production-settings.ts')
  requireSafeSettings()
  await requireDatabase(databaseUrl)
  if (await isDemoDatabase(databaseUrl)) throw new Fault(sentences.demoRefused())
  await migrate(databaseUrl)
  await withConnection(databaseUrl, shipHelp)
  if (!(await withConnection(databaseUrl, hasAdministrator))) console.log(sentences.nobodyYet().join('\n'))
}

try {
  const prepare = process.argv[2] === 'production' ? prepareProduction : prepareDemo
  await prepare(process.env['DATABASE_URL'] ?? '')
} catch (error) {
  explain(error)
  process.exitCode = 1
}
