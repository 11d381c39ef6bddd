import { isDemoDatabase } from '../../packages/server/src/demo/mark.ts'
import { migrate } from '../../packages/server/src/db/migrate.ts'
import { Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { reservePort } from './address.ts'
import { buildApps } from './build-apps.ts'
import { readSettings, requireProductionSettings } from './config.ts'
import { requireDatabase } from './database.ts'
import { startProduct } from './product.ts'
import { runProgram } from './program.ts'

// `npm run serve`: production. No defaults for what matters, no demo data, logs to the terminal.
await runProgram(async (shutdown) => {
  requireProductionSettings()
  const { databaseUrl = '', secretKey = '', ...settings } = readSettings()
  const port = await reservePort(settings.host, settings.port)
  await requireDatabase(databaseUrl)
  if (await isDemoDatabase(databaseUrl)) throw new Fault(sentences.demoRefused())
  await migrate(databaseUrl)
  await buildApps((line) => console.log(line))
  const started = startProduct({ ...settings, databaseUrl, secretKey, port })
  shutdown.closes(async () => (await started).stop())
  return started
})
