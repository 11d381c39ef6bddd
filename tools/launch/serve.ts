import { bindSocket } from './address.ts'
import { readSettings, requireProductionSettings } from './config.ts'
import { startProduct } from './product.ts'
import { runProgram, runToEnd } from './program.ts'
import { ownPrograms } from './programs.ts'

// `npm run serve`: production. No defaults for what matters, no demo data, logs to the terminal.
await runProgram(async (shutdown) => {
  requireProductionSettings()
  const { databaseUrl = '', secretKey = '', ...settings } = readSettings()
  const log = (line: string): void => console.log(line)
  const socket = await bindSocket(settings.host, settings.port)
  shutdown.closes(() => socket.close())
  const programs = ownPrograms()
  await runToEnd(programs.prepareDatabase, { args: ['production'] })
  await runToEnd(programs.buildApps)
  const started = startProduct({ ...settings, programs, databaseUrl, secretKey, socket, log })
  shutdown.closes(async () => (await started).stop())
  return started
})
