import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { buildPrograms } from '../build/programs.ts'
import { createTestDatabase } from '../test/database.ts'
import { reservePort } from './address.ts'
import { tooHeavy, weighFamily } from './weigh.ts'

const host = '127.0.0.1'
let started: ChildProcess | undefined
/** What the start said so far. */
let said = ''
afterEach(() => void started?.kill('SIGKILL'))

/** What `npm run serve` becomes, on an empty database. */
async function serve(DATABASE_URL: string, settings: NodeJS.ProcessEnv): Promise<string> {
  const port = await reservePort(host, 0)
  const { PATH, HOME } = process.env
  const env = {
    PATH,
    HOME,
    DATABASE_URL,
    HOST: host,
    PORT: String(port),
    PUBLIC_ORIGIN: 'https://example.org',
    SECRET_KEY: goodKey,
    ...settings,
  }
  started = spawn(process.execPath, [join(await buildPrograms(), 'serve.mjs')], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  said = ''
  started.stdout?.setEncoding('utf8').on('data', (part: string) => (said += part))
  return `http://${host}:${port}`
}
const goodKey = 'hZ0vTqY3sWm8Kd2LxB7nRcF5uJgA9pEi'
const bank = { MODULBANK_MERCHANT: 'merchant', MODULBANK_KEY: 'k'.repeat(32) }

const readiness = (origin: string): Promise<number | undefined> =>
  fetch(`${origin}/readyz`).then(
    ({ status }) => status,
    () => undefined,
  )

/** A second after the first answer, which is when the others have all that they load. */
async function expectLight(): Promise<void> {
  await pause(1_000)
  const family = weighFamily(started?.pid ?? 0)
  expect(family.map(({ name }) => name).toSorted()).toEqual(['jobs', 'serve', 'server'])
  expect(tooHeavy(family)).toEqual([])
}

/** The process of a program that the start keeps alive; 0 while there is none. */
function pidOf(program: string): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const line = lines
    .map((text) => text.trim().split(/\s+/))
    .find(([, parent, ...args]) => parent === String(started?.pid) && args.at(-1)?.endsWith(`/${program}`))
  return Number(line?.[0] ?? 0)
}

test.each([
  ['without a bank', 'server.mjs', {}, true],
  ['with a bank', 'jobs.mjs', bank, false],
])(
  'production starts %s on an empty database within its memory, starts %s again when it is killed, and ends when told',
  async (_which, program, settings, isOff) => {
    const database = await createTestDatabase('template0')
    const origin = await serve(database.url, settings)
    await expect.poll(() => readiness(origin), { timeout: 240_000, interval: 200 }).toBe(200)
    await expect.poll(() => said).toContain('"msg":"listening"')
    expect(said).toContain('npm run admin -- create <mail>')
    expect(said.split('online payment is off')).toHaveLength(isOff ? 2 : 1)
    if (process.platform === 'linux') await expectLight()
    const before = pidOf(program)
    process.kill(before, 'SIGKILL')
    await expect.poll(() => pidOf(program)).not.toBeOneOf([0, before])
    await expect.poll(() => readiness(origin)).toBe(200)
    const ended = once(started as ChildProcess, 'exit')
    started?.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(pidOf(program)).toBe(0)
    await database.drop()
  },
  400_000,
)

test('a process that takes more memory than chance explains is found, and one that no floor knows', () => {
  const weighed = [
    { name: 'server', mib: 110 },
    { name: 'server-2', mib: 1 },
    { name: 'jobs', mib: 94 },
  ]
  expect(tooHeavy(weighed)).toEqual(['server-2 1.0 MiB > 0.0', 'jobs 94.0 MiB > 93.5'])
})
