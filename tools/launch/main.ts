import { join } from 'node:path'
import { startPostgres } from '../postgres/start.ts'
import { localOrigin, reservePort } from './address.ts'
import { buildApps } from './build-apps.ts'
import { readSettings, type Settings } from './config.ts'
import { claimDataFolder } from './data-folder.ts'
import { openDatabase, prepareDemo, requireDatabase } from './database.ts'
import { greeting } from './greeting.ts'
import type { Ended } from './processes.ts'
import { type Product, startProduct } from './product.ts'
import { runProgram } from './program.ts'
import { keepSecretKey } from './secret-key.ts'
import type { Shutdown } from './shutdown.ts'

const log = (line: string): void => console.log(line)

await runProgram(async (shutdown) => {
  const settings = readSettings()
  const origin = localOrigin(settings.host, settings.port)
  const claim = claimDataFolder(settings.dataDir, origin)
  shutdown.closes(() => claim.release())
  const port = await reservePort(settings.host, settings.port)
  if (settings.databaseUrl !== undefined) await requireDatabase(settings.databaseUrl)
  const [{ databaseUrl, needs }] = await both(makeDatabase(settings, shutdown), makeApps(shutdown))
  const { host, publicOrigin, environment } = settings
  const logDir = join(settings.dataDir, 'log')
  const secretKey = settings.secretKey ?? keepSecretKey(settings.dataDir)
  const started = startProduct({ databaseUrl, host, port, publicOrigin, secretKey, environment, logDir, ...(needs && { needs }) })
  shutdown.closes(async () => (await started).stop())
  const product: Product = await started
  log(greeting(product.origin))
  return product
})

type Database = { databaseUrl: string; needs?: Promise<Ended> }

async function makeDatabase(settings: Settings, shutdown: Shutdown): Promise<Database> {
  const { databaseUrl } = settings
  const database = databaseUrl === undefined ? await embeddedDatabase(settings.dataDir, shutdown) : { databaseUrl }
  await prepareDemo(database.databaseUrl)
  return database
}

async function embeddedDatabase(dataDir: string, shutdown: Shutdown): Promise<Database> {
  const folder = join(dataDir, 'postgres')
  const starting = startPostgres({ dataDir: folder, log, takeOver: true })
  shutdown.closes(async () => (await starting).stop())
  const postgres = await starting
  const needs = postgres.ended.then((): Ended => ({ name: 'PostgreSQL', how: 'gone', logFile: `${folder}.log` }))
  return { databaseUrl: await openDatabase(postgres), needs }
}

function makeApps(shutdown: Shutdown): Promise<void> {
  const leaving = new AbortController()
  shutdown.closes(() => leaving.abort())
  return buildApps(log, leaving.signal)
}

/** Two cores: the apps are built while the database is made. Both end before either's failure is told. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}
