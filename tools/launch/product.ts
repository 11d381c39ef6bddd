import { closeSync, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { nodeEnvironment, nodeFlags } from '../../packages/server/src/node-flags.ts'
import { Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { localOrigin } from './address.ts'
import { type Ended, startProcess } from './processes.ts'

export type ProductOptions = {
  databaseUrl: string
  host: string
  port: number
  publicOrigin?: string | undefined
  /** Seals what must not be read from the database: always the same for the same data. */
  secretKey: string
  environment: NodeJS.ProcessEnv
  /** Where the logs go; without it, to the terminal. */
  logDir?: string
  /** What else the product cannot live without: its own database server. */
  needs?: Promise<Ended>
}

export type Product = Readonly<{
  origin: string
  /** Settles when one of the processes stops although nobody asked it to. */
  ended: Promise<Ended>
  stop(): Promise<void>
}>

const patienceSeconds = 60

/** Starts the HTTP process and the jobs process on a migrated database, and waits until requests are answered. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { host, port, logDir } = options
  if (logDir) mkdirSync(logDir, { recursive: true })
  const origin = localOrigin(host, port)
  const env: NodeJS.ProcessEnv = {
    ...options.environment,
    DATABASE_URL: options.databaseUrl,
    HOST: host,
    PORT: String(port),
    PUBLIC_ORIGIN: options.publicOrigin ?? origin,
    SECRET_KEY: options.secretKey,
  }
  const logFile = (name: string): string => (logDir ? join(logDir, `${name}.log`) : '')
  const processes = [
    startProcess({
      name: 'server',
      program: 'packages/server/src/main.ts',
      flags: nodeFlags,
      env: { ...nodeEnvironment, ...env },
      logFile: logFile('server'),
    }),
    startProcess({ name: 'jobs', program: 'packages/server/src/jobs.ts', env, logFile: logFile('jobs') }),
  ]
  const ended = Promise.race([...processes.map((process) => process.ended), ...(options.needs ? [options.needs] : [])])
  const stop = async (): Promise<void> => void (await Promise.all(processes.map((process) => process.stop())))
  try {
    await untilReady(origin, ended)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, ended, stop }
}

async function untilReady(origin: string, ended: Promise<Ended>): Promise<void> {
  let gone: Ended | undefined
  void ended.then((found) => (gone = found))
  const deadline = performance.now() + patienceSeconds * 1000
  while (performance.now() < deadline) {
    if (gone) throw stoppedByItself(gone)
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Fault(sentences.notReady(origin, patienceSeconds))
}

/** The last thing it wrote is most often the reason in one line. */
export function stoppedByItself({ name, how, logFile }: Ended): Fault {
  return new Fault(sentences.stoppedByItself(name, logFile ? `${how}; ${lastWords(logFile)}` : how, logFile || '—'))
}

function lastWords(file: string): string {
  const size = statSync(file).size
  const tail = Buffer.alloc(Math.min(size, 2_000))
  const log = openSync(file, 'r')
  readSync(log, tail, 0, tail.length, size - tail.length)
  closeSync(log)
  return tail.toString().trim().split('\n').at(-1) ?? ''
}
