import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Process, startProcess } from './processes.ts'
import { supervise, type Supervised, type SupervisorOptions } from './supervisor.ts'

const beside = join(import.meta.dirname, 'beside/index.ts')
let folder: string
const kept: Supervised[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'anfilada-supervisor-'))
})
afterEach(async () => {
  await Promise.all(kept.splice(0).map((process) => process.stop()))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A process that lives until it is ended; it says that it is ready. */
const living = `process.send('ready'); setInterval(() => undefined, 1_000)`
/** One that cannot start. */
const stillborn = `process.stderr.write('no such bank\\n'); process.exit(3)`

type Kept = { process: Supervised; starts: Process[]; pauses: number[]; lines: string[]; next: () => Promise<Process> }

/** Keeps a small real process; pauses are noted and not waited for. */
function keep(code: string, options: Partial<SupervisorOptions> = {}): Kept {
  const program = join(folder, `${crypto.randomUUID()}.mjs`)
  writeFileSync(program, code)
  const starts: Process[] = []
  const heirs: ((process: Process) => void)[] = []
  const [pauses, lines]: [number[], string[]] = [[], []]
  const start = (): Process => {
    const process = startProcess({ name: 'shop', program, beside, env: {}, logFile: join(folder, 'log') })
    starts.push(process)
    void process.ready.then(() => heirs.shift()?.(process))
    return process
  }
  const pause = async (ms: number): Promise<void> => void pauses.push(ms)
  const process = supervise({ name: 'shop', start, needed: true, log: (line) => lines.push(line), pause, ...options })
  kept.push(process)
  return { process, starts, pauses, lines, next: () => new Promise((resolve) => heirs.push(resolve)) }
}

describe('a supervised process', () => {
  test('that is killed is started again at once and told of, and the others live on', async () => {
    const [one, other] = [keep(living), keep(living)]
    const [first, neighbour] = await Promise.all([one.next(), other.next()])
    const heir = one.next()
    process.kill(first.pid, 'SIGKILL')
    const second = await heir
    expect(second.pid).not.toBe(first.pid)
    expect(one.process.pid()).toBe(second.pid)
    expect(other.process.pid()).toBe(neighbour.pid)
    expect(one.pauses).toEqual([0])
    expect(one.lines.join()).toContain('SIGKILL')
  })

  test('begins anew after ten seconds of readiness, by the clock that is passed in', async () => {
    let now = 0
    const { next, pauses } = keep(living, { now: () => now })
    let current = await next()
    for (const secondsAlive of [1, 1, 1, 10, 1]) {
      const heir = next()
      now += secondsAlive * 1000
      process.kill(current.pid, 'SIGKILL')
      current = await heir
    }
    expect(pauses).toEqual([0, 500, 1_000, 0, 500])
  })

  test('that never becomes ready is given up after five deaths, with its last words', async () => {
    const { process, starts, pauses } = keep(stillborn)
    const last = await process.gaveUp
    expect(last).toMatchObject({ name: 'shop', how: 'exit 3' })
    expect(readFileSync(last.logFile, 'utf8')).toContain('no such bank')
    expect({ starts: starts.length, pauses }).toEqual({ starts: 5, pauses: [0, 500, 1_000, 2_000] })
  })

  test('is tried for ever when the shop can do without it', async () => {
    const { promise: tenth, resolve } = Promise.withResolvers<void>()
    const pauses: number[] = []
    const pause = async (ms: number): Promise<void> => void (pauses.push(ms) === 10 && resolve())
    const { process } = keep(stillborn, { needed: false, pause })
    let gaveUp = false
    void process.gaveUp.then(() => (gaveUp = true))
    await tenth
    expect(gaveUp).toBe(false)
    expect(pauses.at(-1)).toBe(15_000)
  })

  test('counts a start that fails as a death before it was ready', async () => {
    let tries = 0
    const start = (): Promise<Process> => Promise.reject(new Error(`try ${++tries}`))
    const { process } = keep(living, { start })
    expect(await process.gaveUp).toMatchObject({ how: 'try 5' })
  })

  test('stays ended when it is stopped, also while its next start is waited for', async () => {
    const { promise: waiting, resolve } = Promise.withResolvers<void>()
    const pause = (_ms: number, signal: AbortSignal): Promise<void> => {
      resolve()
      return new Promise((done) => signal.addEventListener('abort', () => done()))
    }
    const { process: supervised, starts, next } = keep(living, { pause })
    process.kill((await next()).pid, 'SIGKILL')
    await waiting
    await supervised.stop()
    expect(starts).toHaveLength(1)
  })
})
