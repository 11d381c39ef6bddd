import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApps } from '../build/apps.ts'
import { currentPrograms } from '../build/programs.ts'
import { startThrowawayPostgres } from '../postgres/throwaway.ts'
import { bindSocket } from './address.ts'
import { openDatabase } from './database.ts'
import { startProduct } from './product.ts'
import { runToEnd } from './program.ts'
import { startSandbox, withSandbox } from './sandbox.ts'
import { createShutdown } from './shutdown.ts'

export type ThrowawayProduct = Readonly<{ origin: string; sandbox: string; databaseUrl: string; stop(): Promise<void> }>

// A late callback comes after half a second here, and not after twenty.
const quickBanks = 0.025

/** The whole product as `npm start` starts it, with the demo, on a free port and on data that nobody keeps; `settings` beside the environment. */
export async function startThrowawayProduct(log: (line: string) => void, settings: NodeJS.ProcessEnv = {}): Promise<ThrowawayProduct> {
  const shutdown = createShutdown()
  try {
    const building = buildApps(log)
    shutdown.closes(() => building)
    const postgres = await startThrowawayPostgres()
    shutdown.closes(postgres.stop)
    const databaseUrl = await openDatabase(postgres)
    const programs = await currentPrograms()
    await runToEnd(programs.prepareDatabase, { args: ['demo'], env: { ...process.env, DATABASE_URL: databaseUrl } })
    await building
    const logDir = mkdtempSync(join(tmpdir(), 'anfilada-log-'))
    const host = '127.0.0.1'
    shutdown.closes(() => rmSync(logDir, { recursive: true, force: true }))
    const files = { logFile: join(logDir, 'acquirer-sandbox.log'), stateFile: join(logDir, 'acquirer-sandbox.json') }
    const sandbox = await startSandbox({ programs, host, port: 0, ...files, pace: quickBanks, log })
    shutdown.closes(sandbox.stop)
    const socket = await bindSocket(host, 0)
    const environment = withSandbox({ ...process.env, ...settings }, sandbox)
    const product = await startProduct({ programs, databaseUrl, host, socket, secretKey: randomUUID(), environment, logDir, log })
    shutdown.closes(product.stop)
    return { origin: product.origin, sandbox: sandbox.origin, databaseUrl, stop: shutdown.run }
  } catch (error) {
    await shutdown.run()
    throw error
  }
}
