import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { availableParallelism } from 'node:os'
import { cpuSeconds, familyCpuSeconds, machineCpuSeconds, ownAndWaitedCpuSeconds } from './processes.ts'

/** What one window of load showed: milliseconds of latency, and of processor time for each operation; `foreign`: the share of the machine that others took. */
export type Window = {
  requests: number
  perSecond: number
  p50: number
  p99: number
  failed: number
  serverMs: number
  postgresMs: number
  clientMs: number
  foreign: number
}

const connections = 32
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

export type PgbenchLoad = {
  pgbench: string
  url: string
  script: string
  variables?: Record<string, number>
  seconds: number
  postmaster: number
}

/** pgbench on one script with 32 clients and prepared statements. */
export async function pgbenchWindow({ pgbench, url, script, variables = {}, seconds, postmaster }: PgbenchLoad): Promise<Window> {
  const folder = await mkdtemp(join(tmpdir(), 'anfilada-pgbench-log-'))
  const meter = startMeter(postmaster)
  const args = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds), '-f', script, '-l', '--log-prefix=l']
  const output = await run(
    pgbench,
    [...args, ...Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]), url],
    {},
    folder,
  )
  const { postgres, client, foreign } = meter()
  const latencies = await readLatencies(folder)
  await rm(folder, { recursive: true })
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(output)?.[1])
  const requests = latencies.length
  const failed = Number(/^number of failed transactions: (\d+)/m.exec(output)?.[1] ?? 0)
  return {
    requests,
    perSecond,
    ...percentiles(latencies),
    failed,
    serverMs: 0,
    postgresMs: (postgres * 1000) / requests,
    clientMs: (client * 1000) / requests,
    foreign,
  }
}

/** Ours are PostgreSQL, the server, and this process with the load generators that it starts; the rest of the machine is foreign. */
function startMeter(postmaster: number, server?: number): () => { server: number; postgres: number; client: number; foreign: number } {
  const read = () => ({
    at: performance.now() / 1000,
    machine: machineCpuSeconds(),
    postgres: familyCpuSeconds(postmaster),
    server: server === undefined ? 0 : cpuSeconds(server),
    bench: ownAndWaitedCpuSeconds(process.pid),
  })
  const before = read()
  return () => {
    const after = read()
    const [postgres, ours, client] = [after.postgres - before.postgres, after.server - before.server, after.bench - before.bench]
    const others = after.machine - before.machine - postgres - ours - client
    const foreign = Math.max(0, others) / ((after.at - before.at) * availableParallelism())
    return { server: ours, postgres, client, foreign }
  }
}

/** Third column of each line: microseconds of one transaction. */
async function readLatencies(folder: string): Promise<Float64Array> {
  const files = await readdir(folder)
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')))
  const lines = texts.flatMap((text) => text.trimEnd().split('\n'))
  return Float64Array.from(lines, (line) => Number(line.split(' ')[2]) / 1000).sort()
}

function percentiles(sorted: Float64Array): { p50: number; p99: number } {
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

export type HttpLoad = {
  wrk: string
  server: { pid: number; port: number }
  postmaster: number
  seconds: number
  env: { ACTION: 'post_request' | 'get_upcoming'; TOKENS: string; FIRST: string; RUN: string; HOT?: string; THIN?: string }
}

/** wrk on the endpoint of actions with 32 connections: the client that costs the least processor time on a shared machine. */
export async function httpWindow({ wrk, server, postmaster, seconds, env }: HttpLoad): Promise<Window> {
  const meter = startMeter(postmaster, server.pid)
  const args = ['-t1', `-c${connections}`, `-d${seconds}`, '-s', here('load/actions.lua'), `http://127.0.0.1:${server.port}`]
  const output = await run(wrk, args, env)
  const spent = meter()
  const line = /^RESULT (.*)$/m.exec(output)?.[1]
  if (line === undefined) throw new Error(`wrk gave no result: ${output}`)
  const {
    requests,
    seconds: measured,
    p50,
    p99,
    failed,
  } = JSON.parse(line) as Record<'requests' | 'seconds' | 'p50' | 'p99' | 'failed', number>
  const each = 1000 / requests
  return {
    requests,
    perSecond: requests / measured,
    p50,
    p99,
    failed,
    serverMs: spent.server * each,
    postgresMs: spent.postgres * each,
    clientMs: spent.client * each,
    foreign: spent.foreign,
  }
}

function run(file: string, args: string[], env: Record<string, string>, cwd = '/'): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { env: { PATH: '/usr/bin:/bin', ...env }, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${file} ended with ${code}: ${output.slice(-2000)}`))))
  })
}
