import { isDemoDatabase } from '../../packages/server/src/demo/mark.ts'
import { migrate } from '../../packages/server/src/db/migrate.ts'
import { Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { bindSocket } from './address.ts'
import { buildApps } from './build-apps.ts'
import { readSettings, requireProductionSettings } from './config.ts'
import { requireDatabase } from './database.ts'
import { requireSafeSettings } from './settings/production-settings.ts'
import { startProduct } from './product.ts'
import { runProgram } from './program.ts'

// `npm run serve`: production. No defaults for what matters, no demo data, logs to the terminal.
await runProgram(async (shutdown) => {
  requireProductionSettings()
  const { databaseUrl = '', secretKey = '', ...settings } = readSettings()
  requireSafeSettings()
  const log = (line: string): void => console.log(line)
  const socket = await bindSocket(settings.host, settings.port)
  shutdown.closes(() => socket.close())
  await requireDatabase(databaseUrl)
  if (await isDemoDatabase(databaseUrl)) throw new Fault(sentences.demoRefused())
  await migrate(databaseUrl)
  await buildApps(log)
  const started = startProduct({ ...settings, databaseUrl, secretKey, socket, log })
  shutdown.closes(async () => (await started).stop())
  return started
})
