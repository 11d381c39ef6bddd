import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { currentPrograms } from '../build/programs.ts'
import { createTestDatabase } from '../test/database.ts'

let program: string
beforeAll(async () => {
  program = join(dirname((await currentPrograms()).server), 'anfilada.mjs')
}, 240_000)

type Ran = { code: number; said: string; complained: string }

/** The command line as it is in production: a built file, and the environment that it is told. */
async function anfilada(line: string, settings: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [program, ...line.split(' ')], { env: { PATH, HOME, ...settings } })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number, said, complained }
}

test('says in one sentence, and in both languages, what a command needs or has wrong, and begins nothing', async () => {
  const without = await anfilada('admin create olga@anfilada.example')
  expect(without).toMatchObject({ code: 2, said: '', complained: expect.stringContaining('DATABASE_URL, PUBLIC_ORIGIN') as string })
  expect(without.complained.trim().split('\n')).toHaveLength(2)
  const elsewhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PUBLIC_ORIGIN: 'https://portal.example' }
  expect(await anfilada('admin create nobody', elsewhere)).toMatchObject({ code: 2 })
  const silent = await anfilada('migrate', elsewhere)
  expect(silent).toMatchObject({ code: 1, complained: expect.stringContaining('does not answer') as string })
  expect(silent.complained.trim().split('\n')).toHaveLength(2)
})

test('takes an empty database to its first administrator, and verifies it', { timeout: 240_000 }, async () => {
  const database = await createTestDatabase('template0')
  const settings = { DATABASE_URL: database.url, PUBLIC_ORIGIN: 'https://portal.example' }
  const create = 'admin create olga@anfilada.example --language en'
  expect(await anfilada(create, settings)).toMatchObject({ code: 1, complained: expect.stringContaining('npm run migrate') as string })
  expect(await anfilada('migrate', settings)).toMatchObject({ code: 0, said: expect.stringContaining('0001-') as string })
  const created = await anfilada(create, settings)
  expect(created).toMatchObject({ code: 0, complained: '' })
  expect(created.said).toMatch(/^https:\/\/portal\.example\/password#[\w-]{43}\n$/)
  expect(await query(database.url, 'select login, roles, language, status from users')).toEqual([
    { login: 'olga@anfilada.example', roles: ['admin'], language: 'en', status: 'invited' },
  ])
  expect(await anfilada('admin list', settings)).toMatchObject({
    code: 0,
    said: expect.stringContaining('olga@anfilada.example') as string,
  })
  const stranger = await anfilada('admin disable stranger@anfilada.example', settings)
  expect(stranger).toMatchObject({ code: 1, complained: expect.stringContaining('stranger@anfilada.example') as string })
  expect(await anfilada('verify ledger', settings)).toMatchObject({ code: 0, said: expect.stringContaining('no differences') as string })
  // What constraints refuse: a fault that they let through is what the verifiers are for.
  await query(
    database.url,
    `set session_replication_role = replica; insert into ledger_transactions (kind, reference) values ('charge', 'x')`,
  )
  expect(await anfilada('verify ledger', settings)).toMatchObject({ code: 1, said: expect.stringContaining('too_few_entries') as string })
  await database.drop()
})

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
