import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../tools/bootstrap/install.mjs'
import { migrateAs } from './versions.ts'

export type Size = { agencies: number; slots: number; orders: number }
type Connect = (database: string) => string

/** Runs statements on a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The reference's schema, for the limit and the thin reference. */
export async function createLimitDatabase(connect: Connect, name: string, size: Size): Promise<string> {
  return create(connect, name, await filled('limit/schema.sql', size))
}

/** Our migrations, or those of another copy, filled to the same size. */
export async function createOurDatabase(connect: Connect, name: string, size: Size, folder: string = root): Promise<string> {
  await withClient(connect('postgres'), (client) => client.query(`create database ${name}`))
  await migrateAs(connect(name), folder)
  return fill(connect(name), await filled('fill.sql', size, folder))
}

export async function copyDatabase(connect: Connect, from: string, to: string): Promise<string> {
  await withClient(connect('postgres'), (client) => client.query(`create database ${to} template ${from} strategy file_copy`))
  return connect(to)
}

async function create(connect: Connect, name: string, sql: string): Promise<string> {
  await withClient(connect('postgres'), (client) => client.query(`create database ${name}`))
  return fill(connect(name), sql)
}

async function fill(url: string, sql: string): Promise<string> {
  await withClient(url, async (client) => {
    await client.query("set maintenance_work_mem = '256MB'")
    await client.query(sql)
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  })
  return url
}

async function filled(file: string, size: Size, folder: string = root): Promise<string> {
  const text = await readFile(join(folder, 'bench', file), 'utf8')
  return text.replace(/(?<!:):(agencies|slots|orders)\b/g, (_, name: keyof Size) => String(size[name]))
}
