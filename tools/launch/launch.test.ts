import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../packages/server/src/db/migrate.ts'
import { claimForDemo, demoMark, isDemoDatabase } from '../../packages/server/src/demo/mark.ts'
import { root } from '../bootstrap/install.mjs'
import { takeLock } from '../bootstrap/lock.mjs'
import { buildPrograms } from '../build/programs.ts'
import { createTestDatabase } from '../test/database.ts'

let folder: string
let programs: string

beforeAll(async () => {
  programs = await buildPrograms()
  folder = mkdtempSync(join(tmpdir(), 'anfilada-launch-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type End = { code: number | null; lines: string[] }

/** Runs a start that is expected to end by itself; what it says is all that the person sees. */
function run(program: string, settings: NodeJS.ProcessEnv, flags: string[] = []): Promise<End> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [...flags, join(programs, program)], {
    cwd: folder,
    env: { PATH, HOME, DATA_DIR: join(folder, 'var'), PORT: '0', ...settings },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, lines: output.trim().split('\n') })))
}

const start = (settings: NodeJS.ProcessEnv): Promise<End> => run('start.mjs', settings)
const serve = (settings: NodeJS.ProcessEnv): Promise<End> => run('serve.mjs', settings)

/** One sentence in English, the same in Russian, and nothing else. */
function expectSentence({ code, lines }: End, ...words: string[]): void {
  expect(code).toBe(1)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/\p{Script=Cyrillic}/u)
  for (const word of words) expect(lines[0]).toContain(word)
}

describe('a start', () => {
  test.each([
    { PORT: 'eighty' },
    { PORT: '65536' },
    { PROCESSES: '0' },
    { HOST: 'no host' },
    { DATABASE_URL: 'mysql://root@localhost/a' },
    { PUBLIC_ORIGIN: 'example.org' },
    { PUBLIC_ORIGIN: 'https://example.org/portal' },
    { LOG_LEVEL: 'loud' },
  ])('is refused in one sentence with the setting %o', async (setting) => {
    expectSentence(await start(setting), ...Object.keys(setting), Object.values(setting)[0] ?? '')
  })

  test('never repeats the password of a database', async () => {
    const end = await start({ DATABASE_URL: 'postgres://anna:s3cret@127.0.0.1:9/a' })
    expectSentence(end, 'anna', '127.0.0.1:9')
    expect(end.lines.join()).not.toContain('s3cret')
  })

  test('says that the port is in use', async () => {
    const server = await occupy()
    const { port } = server.address() as { port: number }
    expectSentence(await start({ PORT: String(port) }), `127.0.0.1:${port}`, 'PORT')
    server.close()
  })

  test('says that the data directory cannot be written', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expectSentence(await start({ DATA_DIR: join(file, 'var') }), 'DATA_DIR', 'ENOTDIR')
  })

  test.runIf(process.platform === 'linux')('says so too where the system makes no folders, and does not try for ever', async () => {
    expectSentence(await start({ DATA_DIR: '/proc/nope/var' }), 'DATA_DIR', '/proc/nope/var')
  })

  test('says that another start has the data directory, and where', async () => {
    const dataDir = join(folder, 'taken')
    takeLock(join(dataDir, 'start.lock'), 'http://127.0.0.1:4155')
    expectSentence(await start({ DATA_DIR: dataDir }), dataDir, 'http://127.0.0.1:4155', String(process.pid))
  })
})

// Of a day when nothing was kept.
const goodKey = 'hZ0vTqY3sWm8Kd2LxB7nRcF5uJgA9pEi'

const production = (DATABASE_URL: string): NodeJS.ProcessEnv => ({
  DATABASE_URL,
  PUBLIC_ORIGIN: 'https://example.org',
  HOST: '127.0.0.1',
  PORT: '4156',
  SECRET_KEY: goodKey,
  MODULBANK_MERCHANT: 'merchant',
  MODULBANK_KEY: 'k'.repeat(32),
})

describe('a start on a database of its own', () => {
  test('is refused where tables of ours have no mark of a demo, and writes nothing', async () => {
    const database = await createTestDatabase()
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    expectSentence(await start({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'not-demo') }), 'npm run serve', 'DATABASE_URL')
    expect((await client.query('select from users')).rowCount).toBe(0)
    expect(await isDemoDatabase(database.url)).toBe(false)
    await client.end()
    await database.drop()
  })

  test('marks an empty one before anything else is written, and goes on from there after a crash', async () => {
    const database = await createTestDatabase('template0')
    expect(await claimForDemo(database.url)).toBe(true)
    expect(await isDemoDatabase(database.url)).toBe(true)
    expect(await claimForDemo(database.url)).toBe(true)
    await migrate(database.url)
    expect(await claimForDemo(database.url)).toBe(true)
    await database.drop()
  })
})

describe('a crash of a built program', () => {
  const crash = async (...flags: string[]): Promise<string> => (await run('sandbox.mjs', { PORT: 'eighty' }, flags)).lines.join('\n')

  test('names the lines of the sources', async () => {
    const [, line] = /packages\/acquirer-sandbox\/src\/config\.ts:(\d+):/.exec(await crash('--import', join(programs, 'beside.mjs'))) ?? []
    const source = readFileSync(join(root, 'packages/acquirer-sandbox/src/config.ts'), 'utf8').split('\n')
    expect(source[Number(line) - 1]).toContain('throw new RangeError')
  })

  test('names them again after memory was collected, without reading its map another time', async () => {
    const place = mkdtempSync(join(tmpdir(), 'anfilada-map-'))
    const file = join(place, 'thrown.mjs')
    writeFileSync(file, `export const stack = () => new Error('planted').stack`)
    writeFileSync(`${file}.map`, JSON.stringify({ version: 3, sources: ['thrown.ts'], names: [], mappings: 'AAAA' }))
    const program = `
      import { rmSync } from 'node:fs'
      import { setImmediate } from 'node:timers/promises'
      import { stack } from ${JSON.stringify(pathToFileURL(file).href)}
      const ask = () => stack().includes('/thrown.ts:1:1')
      const first = ask()
      await setImmediate()
      gc()
      rmSync(${JSON.stringify(`${file}.map`)})
      console.log(first, ask())`
    const flags = ['--expose-gc', '--import', join(programs, 'beside.mjs'), '--input-type=module']
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, '-e', program])
    rmSync(place, { recursive: true })
    expect(stdout).toBe('true true\n')
  })

  test('names those of the built file without what is loaded beside it: the maps are what tells', async () => {
    expect(await crash()).toMatch(/sandbox\.mjs:\d+:/)
  })
})

describe('a start in production', () => {
  test('names every missing setting at once', async () => {
    expectSentence(await serve({ PORT: '8080' }), 'DATABASE_URL, PUBLIC_ORIGIN, HOST, SECRET_KEY.')
  })

  test('is refused with an unsafe setting before it migrates or builds', async () => {
    const database = await createTestDatabase('template0')
    expectSentence(await serve({ ...production(database.url), METRICS_TOKEN: 'short' }), 'METRICS_TOKEN')
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    expect((await client.query(`select to_regclass('migrations') as made`)).rows).toEqual([{ made: null }])
    await client.end()
    await database.drop()
  })

  test('refuses a database with demo data, and knows one without it', async () => {
    const database = await createTestDatabase()
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    expect(await isDemoDatabase(database.url)).toBe(false)
    await client.query(`insert into installation (name, value) values ($1, '{}')`, [demoMark])
    await client.end()
    expectSentence(await serve(production(database.url)), 'demo')
    await database.drop()
  })
})

function occupy(): Promise<Server> {
  const server = createServer()
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
