import { readlinkSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '../fault.ts'

export type Postmaster = Readonly<{ pid: number; socketDir: string }>

/** What a running (or crashed) server left in its data directory: process id in line 1, socket folder in line 5. */
export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined)
  const lines = text?.split('\n') ?? []
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 0 ? { pid, socketDir: lines[4] ?? '' } : undefined
}

/** After a restarted container another program may carry the number of the crashed server. */
export function isServing(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch (error) {
    return errorCode(error) === 'EACCES'
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** PostgreSQL trusts the number in the file when any program of the same user carries it, and would refuse to start. */
export async function sweepStalePostmaster(folder: string): Promise<void> {
  const found = await readPostmaster(folder)
  if (found && !isServing(found.pid, folder)) await rm(join(folder, 'postmaster.pid'), { force: true })
}

export function connectionString(socketDir: string, database: string): string {
  return `postgres://anfilada@localhost/${database}?host=${encodeURIComponent(socketDir)}`
}

export type Answer = 'ready' | 'starting' | 'absent'

/** Whether the server behind this socket takes connections, and serves this very data directory. */
export async function ask(socketDir: string, folder: string): Promise<Answer> {
  const client = new pg.Client({ connectionString: connectionString(socketDir, 'postgres'), connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === folder ? 'ready' : 'absent'
  } catch (error) {
    // 57P03: the server starts, recovers or stops; it will answer, or go, by itself.
    return errorCode(error) === '57P03' ? 'starting' : 'absent'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Fast shutdown (SIGINT): open transactions are rolled back, the data is flushed. Immediate (SIGQUIT) only if that hangs. */
export async function stopPostmaster(pid: number, patienceMs = 60_000): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    if (await isGone(pid, patienceMs)) return
  }
}

async function isGone(pid: number, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    if (!isAlive(pid)) return true
    await pause(20)
  }
  return false
}
