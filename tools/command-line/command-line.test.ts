import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { museumDocument, objectDocument, russian } from '../../packages/server/src/testing/catalogue-targets.ts'
import { currentPrograms } from '../build/programs.ts'
import { createTestDatabase } from '../test/database.ts'

let program: string
beforeAll(async () => {
  program = join(dirname((await currentPrograms()).server), 'anfilada.mjs')
})

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

test('takes an empty database to its first administrator, and verifies it', async () => {
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

test('takes the company out into files and brings it back: a dry run writes nothing, a mistake is named, nothing is half done', async () => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'anfilada-files-'))
  const at = (name: string): string => join(folder, name)
  const settings = { DATABASE_URL: database.url }
  await writeFile(at('in.json'), JSON.stringify({ anfilada: 1, museums: [museum] }))
  const dry = await anfilada(`import ${at('in.json')} --dry-run --language en`, settings)
  expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('Checked; nothing was written.') as string })
  expect(dry.said).toContain('+ Museums 7 Дворец')
  expect(await query(database.url, 'select id from museums')).toEqual([])

  expect(await anfilada(`import ${at('in.json')}`, settings)).toMatchObject({ code: 0, complained: '' })
  expect(await query(database.url, 'select id from museums')).toEqual([{ id: 7 }])
  const [line] = (await query(database.url, `select actor_name from audit_log where action = 'interchange.imported'`)) as {
    actor_name: string
  }[]
  expect(line?.actor_name).toMatch(/^npm run import \(.+@.+\)$/)
  const again = await anfilada(`import ${at('in.json')} --language en`, settings)
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('The file changes nothing.') as string })

  expect(await anfilada(`export ${at('out.xlsx')}`, settings)).toMatchObject({ code: 0 })
  expect(await anfilada(`import ${at('out.xlsx')}`, settings)).toMatchObject({ code: 0, complained: '' })
  await writeFile(at('wrong.json'), JSON.stringify({ anfilada: 1, museums: [{ ...museum, types: [] }] }))
  const wrong = await anfilada(`import ${at('wrong.json')} --language en`, settings)
  expect(wrong).toMatchObject({ code: 1, complained: expect.stringContaining('museums[0].types') as string })
  expect(await query(database.url, 'select count(*)::integer as count from catalogue_versions')).toEqual([{ count: 1 }])

  // Nobody of the portal stands here, under whose name an opening balance would wait.
  await writeFile(at('books.json'), JSON.stringify({ anfilada: 1, terms: [], opening_balances: [opening], windows: [] }))
  const books = await anfilada(`import ${at('books.json')} --language en`, settings)
  expect(books).toMatchObject({ code: 1, complained: expect.stringContaining('import them in the office') as string })
  expect(await anfilada(`import ${at('books.json')} --sections terms,windows`, settings)).toMatchObject({ code: 0, complained: '' })

  expect(await anfilada(`import ${at('absent.json')}`, settings)).toMatchObject({ code: 2 })
  expect(await anfilada(`export ${at('out.pdf')}`, settings)).toMatchObject({ code: 2 })
  expect(await anfilada(`export ${at('out.json')} --sections dragons`, settings)).toMatchObject({ code: 2 })
  await rm(folder, { recursive: true })
  await database.drop()
})

const opening = { customer: 'nobody', as_of: '2026-03-31', owed: 100, prepaid: null, note: '' }
const museum = { number: 7, ...museumDocument([objectDocument('palace')]), name: russian('Дворец') }

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
