import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const ticksPerSecond = 100

type Stat = { parent: number; own: number; waited: number }

/** Fields 4 and 14 to 17 of /proc/<pid>/stat (proc(5)): parent, own time, time of children that ended. */
function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, own: user + system, waited: childUser + childSystem }
  } catch {
    return undefined
  }
}

/** Processor time of one process. */
export function cpuSeconds(pid: number): number {
  return (readStat(pid)?.own ?? 0) / ticksPerSecond
}

/** Processor time of a process and of its children that ended. */
export function ownAndWaitedCpuSeconds(pid: number): number {
  const stat = readStat(pid)
  return ((stat?.own ?? 0) + (stat?.waited ?? 0)) / ticksPerSecond
}

/** Processor time of a process and all its children, ended ones included: PostgreSQL with every backend it ever had. */
export function familyCpuSeconds(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .filter((stat) => stat?.parent === pid)
  const living = children.reduce((sum, stat) => sum + (stat?.own ?? 0), 0) / ticksPerSecond
  return ownAndWaitedCpuSeconds(pid) + living
}

/** Processor time of the whole machine since it started: first line of /proc/stat, without idle and waiting (proc(5)). */
export function machineCpuSeconds(): number {
  const fields = readFileSync('/proc/stat', 'latin1').split('\n', 1)[0]?.trim().split(/\s+/).slice(1).map(Number) ?? []
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, stolen = 0] = fields
  return (user + nice + system + irq + softIrq + stolen) / ticksPerSecond
}

/** The most memory the process ever held. */
export function peakMemoryMiB(pid: number): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))
  return Number(line?.[1] ?? Number.NaN) / 1024
}

export type ServerProcess = { pid: number; port: number; stop(): Promise<void> }
type ServerOptions = { entry: string; port: number; env: Record<string, string>; logFile: string; nodeArgs?: string[]; cwd?: string }

/** Starts a server of Node in a process of its own and waits until its port answers. */
export async function startServer({ entry, port, env, logFile, nodeArgs = [], cwd }: ServerOptions): Promise<ServerProcess> {
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [...nodeArgs, entry], {
    env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', log, log],
    ...(cwd !== undefined && { cwd }),
  })
  closeSync(log)
  const stop = (): Promise<void> => stopped(child)
  const deadline = performance.now() + 20_000
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error(`${entry} does not answer on port ${port}: ${readFileSync(logFile, 'utf8').slice(-2000)}`)
    }
    await pause(50)
  }
  return { pid: child.pid ?? 0, port, stop }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await gone
  clearTimeout(killer)
}
