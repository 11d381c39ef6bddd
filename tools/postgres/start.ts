import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, rmdir, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { type Account, canEnter, chooseAccount } from './account.ts'
import { type Binaries, prepareBinaries } from './binaries.ts'
import { initialise, isInitialised, placeData } from './data-directory.ts'
import { ask, connectionString, isAlive, isServing, readPostmaster, stopPostmaster, sweepStalePostmaster } from './postmaster.ts'
import { makeSocketDirectory } from './socket-directory.ts'

export type PostgresOptions = {
  dataDir: string
  log?: (line: string) => void
  /** No durability at all: for data that is thrown away after the tests. */
  throwaway?: boolean
  /** Whether `stop()` also stops a server that ran already: the launcher's, left behind by a killed start. */
  takeOver?: boolean
  /** Beside its own environment: a proof moves its clock. */
  environment?: Readonly<Record<string, string>> | undefined
}

export type Postgres = Readonly<{
  pid: number
  adopted: boolean
  logFile: string
  connectionString(database: string): string
  /** Settles when the server is gone, whoever stopped it. */
  ended: Promise<void>
  stop(): Promise<void>
}>

type Cluster = Readonly<{
  folder: string
  account: Account | undefined
  log: (line: string) => void
  throwaway: boolean
  environment: Readonly<Record<string, string>>
}>

// A crash was seen to need 24 s of recovery; orphans of a killed server may hold its memory for a while.
const patienceMs = 120_000

/** Starts PostgreSQL on a data directory (made when it is new), or adopts the one that already serves it. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, log = () => undefined, throwaway = false, takeOver = false, environment = {} } = options
  const { folder, moved } = await placeData(dataDir, chooseAccount(dataDir))
  const account = chooseAccount(folder)
  if (moved) log(sentences.dataMoved(dataDir, folder).join(' '))
  if (await isInitialised(folder)) await requireOwnData(folder, account)
  const standing = await adopt(folder)
  if (standing) return handle({ ...standing, folder, adopted: true, stops: takeOver })
  const binaries = await prepareBinaries(account)
  if (!(await isInitialised(folder))) await initialise({ folder, binaries, account, throwaway })
  const socketDir = await makeSocketDirectory(folder, account)
  const { pid, adopted, exited } = await launch({ folder, account, log, throwaway, environment }, binaries, socketDir)
  return handle({ pid, socketDir, folder, adopted, stops: !adopted || takeOver, exited })
}

type Running = {
  pid: number
  socketDir: string
  folder: string
  adopted: boolean
  stops: boolean
  /** Only of a child of ours: the system tells at once. */
  exited?: Promise<unknown> | undefined
}

/** Of this process, not stopped yet. */
const running = new Set<() => Promise<void>>()

/** Stops what this process started: of a program that is told to end in the middle. */
export async function stopStarted(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()))
}

function handle({ pid, socketDir, folder, adopted, stops, exited }: Running): Postgres {
  const stop = async (): Promise<void> => {
    running.delete(stop)
    if (!stops) return
    await stopPostmaster(pid)
    await rmdir(socketDir).catch(() => undefined)
  }
  running.add(stop)
  const ended = exited ? exited.then(() => undefined) : untilGone(pid)
  return { pid, adopted, logFile: logFile(folder), connectionString: (database) => connectionString(socketDir, database), ended, stop }
}

/** An adopted server is nobody's child: asking is the only way to learn of its end. */
function untilGone(pid: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(timer)
      resolve()
    }, 500).unref()
  })
}

async function requireOwnData(folder: string, account: Account | undefined): Promise<void> {
  const { uid } = await stat(folder)
  if (uid !== (account?.uid ?? process.getuid?.()) || !canEnter(folder, account)) throw new Fault(sentences.dataOfAnother(folder))
}

async function adopt(folder: string): Promise<{ pid: number; socketDir: string } | undefined> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    const found = await readPostmaster(folder)
    if (!found || !isServing(found.pid, folder)) return undefined
    if (found.socketDir !== '' && (await ask(found.socketDir, folder)) === 'ready') return found
    await pause(100)
  }
  throw new Fault(sentences.databaseSilent(folder))
}

type Launched = { pid: number; adopted: boolean; exited: Promise<unknown> | undefined }

async function launch(cluster: Cluster, binaries: Binaries, socketDir: string): Promise<Launched> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    await sweepStalePostmaster(cluster.folder)
    const attempt = run(cluster, binaries, socketDir)
    const outcome = await Promise.race([attempt.exited, becomesReady(cluster, socketDir, deadline, attempt.hasExited)])
    // Of two starts at once PostgreSQL lets one through; the other finds the first one's server answering.
    const pid = outcome === 'ready' ? (await readPostmaster(cluster.folder))?.pid : undefined
    if (pid !== undefined) return { pid, adopted: pid !== attempt.pid, exited: pid === attempt.pid ? attempt.exited : undefined }
    const last = (await readFile(logFile(cluster.folder), 'utf8').catch(() => '')).trim().split('\n').slice(-5)
    const reason = last.findLast((line) => line.includes('FATAL')) ?? last.at(-1) ?? ''
    if (performance.now() > deadline || !isPassing(last.join('\n'))) throw new Fault(sentences.databaseFailed(cluster.folder, reason))
    await pause(500)
  }
}

/** What goes away by itself when the last processes of a killed server have noticed. */
function isPassing(reason: string): boolean {
  return /shared memory block|lock file|still in use/.test(reason)
}

async function becomesReady(cluster: Cluster, socketDir: string, deadline: number, hasExited: () => boolean): Promise<'ready' | 'exited'> {
  const begin = performance.now()
  let told = false
  while (performance.now() < deadline && !hasExited()) {
    const answer = await ask(socketDir, cluster.folder)
    if (answer === 'ready') return 'ready'
    if (!told && performance.now() - begin > 2_000) {
      cluster.log(sentences.databaseRecovers().join(' '))
      told = true
    }
    await pause(25)
  }
  return 'exited'
}

type Attempt = { pid: number; exited: Promise<'exited'>; hasExited: () => boolean }

function run({ folder, account, throwaway, environment }: Cluster, { postgres }: Binaries, socketDir: string): Attempt {
  const log = openSync(logFile(folder), 'a', 0o600)
  const settings = [...baseSettings(socketDir), ...(throwaway ? throwawaySettings : [])].flatMap((setting) => ['-c', setting])
  // A process group of its own: Ctrl+C in the terminal must reach it only through us, after those who use it.
  const child = spawn(postgres, ['-D', folder, ...settings], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...environment, PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  })
  closeSync(log)
  child.unref()
  const exited = new Promise<'exited'>((resolve) => {
    child.once('exit', () => resolve('exited'))
    child.once('error', () => resolve('exited'))
  })
  return { pid: child.pid ?? 0, exited, hasExited: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined }
}

function logFile(folder: string): string {
  return `${folder}.log`
}

function baseSettings(socketDir: string): string[] {
  return [
    `unix_socket_directories=${socketDir}`,
    'unix_socket_permissions=0700',
    'listen_addresses=',
    'max_connections=200',
    'log_timezone=UTC',
  ]
}

const throwawaySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'max_wal_size=256MB']
