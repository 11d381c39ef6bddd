import { defaultZone, todayIn } from '../../packages/contract/src/dates.ts'
import { migrate } from '../../packages/server/src/db/migrate.ts'
import { isDemoDatabase } from '../../packages/server/src/demo/mark.ts'
import { seedDemo } from '../../packages/server/src/demo/seed.ts'
import { explain, Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { requireDatabase, requireDemoDatabase, withClient } from './database.ts'
import { requireSafeSettings } from './settings/production-settings.ts'

// A child of a start, which ends: what migrating and seeding take of memory is given back. `demo` or `production`, by the same environment.

/** A database without any customer gets the demo. */
async function prepareDemo(databaseUrl: string): Promise<void> {
  await requireDemoDatabase(databaseUrl)
  await migrate(databaseUrl)
  const inhabited = await withClient(databaseUrl, async (client) => (await client.query('select from customers limit 1')).rowCount === 1)
  if (!inhabited) await seedDemo(databaseUrl, { today: todayIn(defaultZone) })
}

/** All that can be said against a start is said before anything is written. */
async function prepareProduction(databaseUrl: string): Promise<void> {
  requireSafeSettings()
  await requireDatabase(databaseUrl)
  if (await isDemoDatabase(databaseUrl)) throw new Fault(sentences.demoRefused())
  await migrate(databaseUrl)
}

try {
  const prepare = process.argv[2] === 'production' ? prepareProduction : prepareDemo
  await prepare(process.env['DATABASE_URL'] ?? '')
} catch (error) {
  explain(error)
  process.exitCode = 1
}
