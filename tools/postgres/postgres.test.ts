import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyOf, linkLibraries } from './binaries.ts'
import { isAlive } from './postmaster.ts'
import { type Postgres, type PostgresOptions, startPostgres } from './start.ts'

let base: string
let dataDir: string
const started: Postgres[] = []

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'anfilada-test-'))
  // Under root the server runs as nobody, who must be able to pass.
  chmodSync(base, 0o755)
  mkdirSync(join(base, 'open'), { mode: 0o755 })
})

beforeEach(({ task }) => {
  dataDir = join(base, 'open', `data-${task.id}`)
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((postgres) => postgres.stop()))
})

afterAll(() => rmSync(base, { recursive: true, force: true }))

async function start(options: Partial<PostgresOptions> = {}): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, throwaway: true, takeOver: true, ...options })
  started.push(postgres)
  return postgres
}

async function ask<R extends pg.QueryResultRow>(postgres: Postgres, statement: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: postgres.connectionString('postgres') })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<R>(statement)
  await client.end()
  return rows
}

describe('the embedded PostgreSQL', () => {
  test('listens on no network address and sorts Unicode text alike on every machine', async () => {
    const postgres = await start()
    expect(await ask(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(
      await ask(postgres, `select pg_encoding_to_char(encoding) as encoding, datlocale from pg_database where datname = 'postgres'`),
    ).toEqual([{ encoding: 'UTF8', datlocale: 'C.UTF-8' }])
  })

  test('keeps its data when it is stopped and started again', async () => {
    const first = await start()
    await ask(first, 'create table kept as select 71 as id')
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    expect(await ask(await start(), 'select id from kept')).toEqual([{ id: 71 }])
  })

  test('goes with a program that is told to end in the middle', async () => {
    const program = join(base, 'open', 'waits.ts')
    const code = `import { startPostgres } from '${import.meta.resolve('./start.ts')}'
      const { pid } = await startPostgres({ dataDir: '${dataDir}', throwaway: true })
      console.log(pid)
      setInterval(() => undefined, 1000)`
    writeFileSync(program, code)
    const child = spawn(process.execPath, ['--import', import.meta.resolve('./stop-on-signal.ts'), program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    const pid = Number(said.toString())
    expect(isAlive(pid)).toBe(true)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM'])
    expect(isAlive(pid)).toBe(false)
  })

  test('is adopted when it runs already, and stopped only by whoever takes it over', async () => {
    const first = await start()
    const visitor = await startPostgres({ dataDir })
    expect(visitor).toMatchObject({ adopted: true, pid: first.pid })
    await visitor.stop()
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
    await (await startPostgres({ dataDir, takeOver: true })).stop()
    expect(isAlive(first.pid)).toBe(false)
  })

  test('comes back after kill -9 with everything that was acknowledged', async () => {
    const first = await start({ throwaway: false })
    await ask(first, 'create table kept as select 71 as id')
    process.kill(first.pid, 'SIGKILL')
    await first.ended
    const second = await start({ throwaway: false })
    expect(second.adopted).toBe(false)
    expect(await ask(second, 'select id from kept')).toEqual([{ id: 71 }])
  })

  test('starts although another program now carries the number of the crashed server', async () => {
    const first = await start({ throwaway: false })
    process.kill(first.pid, 'SIGKILL')
    await first.ended
    await pause(200)
    const file = join(dataDir, 'postmaster.pid')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)))
    expect((await start({ throwaway: false })).adopted).toBe(false)
  })

  test('is one server when two ask for it at the same moment', async () => {
    const [first, second] = await Promise.all([start(), start()])
    expect(await ask(first, 'select 1 as one')).toEqual(await ask(second, 'select 1 as one'))
    expect(new Set([first.connectionString('a'), second.connectionString('a')]).size).toBe(1)
  })

  test('fits a long data directory into the short address of a socket', async () => {
    dataDir = join(base, 'open', 'a'.repeat(100), 'b'.repeat(60))
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test.runIf(process.getuid?.() === 0)('lies behind a link when the home above is closed to the user it runs as', async () => {
    const home = join(base, 'home')
    mkdirSync(home, { mode: 0o700 })
    dataDir = join(home, 'var', 'postgres')
    const said: string[] = []
    const postgres = await start({ log: (line) => said.push(line) })
    const [place] = await ask<{ data_directory: string }>(postgres, 'show data_directory')
    expect(lstatSync(dataDir).isSymbolicLink()).toBe(true)
    expect(said.join()).toContain(`The data lie in ${place?.data_directory}`)
    await postgres.stop()
    rmSync(join(place?.data_directory ?? base, '..'), { recursive: true })
  })
})

describe('the binaries', () => {
  function packageWithoutLinks(): string {
    const folder = mkdtempSync(join(base, 'package-'))
    mkdirSync(join(folder, 'native/lib'), { recursive: true })
    writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'library')
    writeFileSync(
      join(folder, 'native/pg-symlinks.json'),
      JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
    )
    return folder
  }

  test('get the library links that their package could not carry, once', async () => {
    const folder = packageWithoutLinks()
    await linkLibraries(folder)
    await linkLibraries(folder)
    expect(readFileSync(join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('library')
  })

  test('are copied whole although two copy them at the same moment', async () => {
    const origin = packageWithoutLinks()
    const target = join(base, 'copy')
    await Promise.all([copyOf(origin, target), copyOf(origin, target)])
    expect(readFileSync(join(target, 'native/lib/libpq.so.5'), 'utf8')).toBe('library')
  })

  test('are not taken from a folder that others may write to', async () => {
    const target = join(base, 'laid-by-somebody')
    cpSync(packageWithoutLinks(), target, { recursive: true })
    chmodSync(target, 0o777)
    await expect(copyOf(packageWithoutLinks(), target)).rejects.toThrow()
  })
})
