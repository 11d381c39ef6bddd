import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bindSocket, localOrigin } from './address.ts'
import { readSettings, type Settings } from './config.ts'
import { claimDataFolder } from './data-folder.ts'
import { openDatabase, requireDemoDatabase } from './database.ts'
import { greeting } from './greeting.ts'
import type { Ended } from './processes.ts'
import { type Product, startProduct } from './product.ts'
import { runProgram, runToEnd } from './program.ts'
import { ownPrograms } from './programs.ts'
import { rotateLogs } from './rotate-logs.ts'
import { type Sandbox, startSandbox, withSandbox } from './sandbox.ts'
import { keepPostgres } from './keep-postgres.ts'
import { keepSecretKey } from './settings/secret-key.ts'
import type { Shutdown } from './shutdown.ts'

const log = (line: string): void => console.log(line)
const programs = ownPrograms()

await runProgram(async (shutdown) => {
  const settings = readSettings()
  const origin = localOrigin(settings.host, settings.port)
  const claim = claimDataFolder(settings.dataDir, origin)
  shutdown.closes(() => claim.release())
  const socket = await bindSocket(settings.host, settings.port)
  shutdown.closes(() => socket.close())
  if (settings.databaseUrl !== undefined) await requireDemoDatabase(settings.databaseUrl)
  const beside = both(makeSandbox(settings, socket.address().port, shutdown), makeApps(shutdown))
  const [{ databaseUrl, needs, logFile }, [sandbox]] = await both(makeDatabase(settings, shutdown), beside)
  const { host, processes, publicOrigin } = settings
  const environment = withSandbox(settings.environment, sandbox)
  const logDir = logFolder(settings)
  const rotation = rotateLogs(() => [...globSync(join(logDir, '*.log')), ...(logFile ? [logFile] : [])])
  shutdown.closes(() => rotation.stop())
  const secretKey = settings.secretKey ?? keepSecretKey(settings.dataDir)
  const beginning = { programs, databaseUrl, host, socket, processes, publicOrigin, secretKey, environment, logDir, log, needs }
  const started = startProduct(beginning)
  shutdown.closes(async () => (await started).stop())
  const product: Product = await started
  log(greeting(product.origin, sandbox.origin))
  return product
})

/** The stand-in banks a thousand ports above the product, where the next start beside it does not look for its own. */
async function makeSandbox({ host, dataDir, environment }: Settings, port: number, shutdown: Shutdown): Promise<Sandbox> {
  const wanted = port + 1000 > 65_535 ? 0 : port + 1000
  const files = { logFile: join(logFolder({ dataDir }), 'acquirer-sandbox.log'), stateFile: join(dataDir, 'acquirer-sandbox.json') }
  const starting = startSandbox({ programs, host, port: wanted, origin: environment['SANDBOX_ORIGIN'], ...files, log })
  shutdown.closes(async () => (await starting).stop())
  return starting
}

function logFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  const folder = join(dataDir, 'log')
  mkdirSync(folder, { recursive: true })
  return folder
}

type Database = { databaseUrl: string; needs?: Promise<Ended>; logFile?: string }

async function makeDatabase(settings: Settings, shutdown: Shutdown): Promise<Database> {
  const { databaseUrl } = settings
  const database = databaseUrl === undefined ? await embeddedDatabase(settings.dataDir, shutdown) : { databaseUrl }
  const leaving = new AbortController()
  shutdown.closes(() => leaving.abort())
  const env = { ...process.env, DATABASE_URL: database.databaseUrl }
  await runToEnd(programs.prepareDatabase, { args: ['demo'], env, signal: leaving.signal })
  return database
}

async function embeddedDatabase(dataDir: string, shutdown: Shutdown): Promise<Database> {
  const starting = keepPostgres(join(dataDir, 'postgres'), log)
  shutdown.closes(async () => (await starting).stop())
  const { postgres, gaveUp } = await starting
  return { databaseUrl: await openDatabase(postgres), needs: gaveUp, logFile: postgres.logFile }
}

function makeApps(shutdown: Shutdown): Promise<void> {
  const leaving = new AbortController()
  shutdown.closes(() => leaving.abort())
  return runToEnd(programs.buildApps, { signal: leaving.signal })
}

/** Two cores: the apps are built while the database is made, and the banks with their keys. Both end before either's failure is told. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}
