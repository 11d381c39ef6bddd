import { closeSync, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import type { BoundSocket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { nodeEnvironment, nodeFlags, quietFlags } from '../../packages/server/src/node-flags.ts'
import { Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { localOrigin, read } from './address.ts'
import { type Ended, type Process, startProcess } from './processes.ts'
import type { Programs } from './programs.ts'
import { supervise, type Supervised } from './supervisor.ts'

export type ProductOptions = {
  programs: Programs
  databaseUrl: string
  host: string
  /** Where the HTTP processes take their connections from; closed with the product. */
  socket: BoundSocket
  /** How many HTTP processes there are; 1 unless told otherwise. */
  processes?: number
  publicOrigin?: string | undefined
  /** Seals what must not be read from the database: always the same for the same data. */
  secretKey: string
  environment: NodeJS.ProcessEnv
  /** Where the logs go; without it, to the terminal. */
  logDir?: string
  /** Told of every process that was started again. */
  log: (line: string) => void
  /** Settles when something else that the product cannot live without is gone for good: its own database server. */
  needs?: Promise<Ended> | undefined
}

export type Product = Readonly<{
  origin: string
  /** The processes as they run at the moment. */
  running(): { name: string; pid: number }[]
  /** Settles when something that the shop cannot do without died too often before it was ready. */
  gaveUp: Promise<Ended>
  stop(): Promise<void>
}>

const patienceSeconds = 60

/** Starts the HTTP processes and the jobs process on a migrated database, keeps them alive, and waits until requests are answered. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { programs, host, logDir, processes = 1, log, socket } = options
  if (logDir) mkdirSync(logDir, { recursive: true })
  const { port } = socket.address()
  const origin = localOrigin(host, port)
  const env: NodeJS.ProcessEnv = {
    ...nodeEnvironment,
    ...options.environment,
    DATABASE_URL: options.databaseUrl,
    HOST: host,
    PORT: String(port),
    PUBLIC_ORIGIN: options.publicOrigin ?? origin,
    SECRET_KEY: options.secretKey,
  }
  const logFile = (name: string): string => (logDir ? join(logDir, `${name}.log`) : '')
  const startServer = (name: string): Process =>
    startProcess({
      name,
      program: programs.server,
      beside: programs.beside,
      flags: nodeFlags,
      env,
      logFile: logFile(name),
      socketFd: socket.fd(),
    })
  const { jobs: program, beside } = programs
  const startJobs = (): Process => startProcess({ name: 'jobs', program, beside, flags: quietFlags, env, logFile: logFile('jobs') })
  const kept = new Map<string, Supervised>()
  for (const name of serverNames(processes)) kept.set(name, supervise({ name, start: () => startServer(name), needed: true, log }))
  kept.set('jobs', supervise({ name: 'jobs', start: startJobs, needed: false, log }))
  const gaveUp = Promise.race([...[...kept.values()].map((process) => process.gaveUp), ...(options.needs ? [options.needs] : [])])
  const stop = async (): Promise<void> => {
    // Whoever comes now is refused, and does not wait for a process that will not be there.
    socket.close()
    await Promise.all([...kept.values()].map((process) => process.stop()))
  }
  try {
    await untilReady(origin, gaveUp)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, running: () => [...kept].map(([name, { pid }]) => ({ name, pid: pid() })), gaveUp, stop }
}

/** "server", then "server-2" and so on, in the logs too. */
function serverNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? 'server' : `server-${index + 1}`))
}

async function untilReady(origin: string, gaveUp: Promise<Ended>): Promise<void> {
  let gone: Ended | undefined
  void gaveUp.then((found) => (gone = found))
  const deadline = performance.now() + patienceSeconds * 1000
  while (performance.now() < deadline) {
    if (gone) throw hopeless(gone)
    if ((await read(`${origin}/readyz`, 5_000)) !== undefined) return
    await pause(50)
  }
  throw new Fault(sentences.notReady(origin, patienceSeconds))
}

/** The last thing it wrote is most often the reason in one line. */
export function hopeless({ name, how, logFile }: Ended): Fault {
  return new Fault(sentences.gaveUp(name, logFile ? `${how}; ${lastWords(logFile)}` : how, logFile || '—'))
}

function lastWords(file: string): string {
  const size = statSync(file).size
  const tail = Buffer.alloc(Math.min(size, 2_000))
  const log = openSync(file, 'r')
  readSync(log, tail, 0, tail.length, size - tail.length)
  closeSync(log)
  return tail.toString().trim().split('\n').at(-1) ?? ''
}
