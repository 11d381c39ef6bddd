import pg from 'pg'
import { claimForDemo } from '../../packages/server/src/demo/mark.ts'
import { errorCode, Fault } from '../fault.ts'
import type { Postgres } from '../postgres/start.ts'
import { sentences } from '../sentences.ts'
import { withoutPassword } from './config.ts'

const databaseName = 'anfilada'

/** The product's database inside the embedded server, made when it is not there. */
export async function openDatabase(postgres: Postgres, name = databaseName): Promise<string> {
  await withClient(postgres.connectionString('postgres'), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name}`)
  })
  return postgres.connectionString(name)
}

/** A database of ours without the mark of a demo is somebody's: nothing is written into it. An empty one is marked first. */
export async function requireDemoDatabase(databaseUrl: string): Promise<void> {
  await requireDatabase(databaseUrl)
  if (!(await claimForDemo(databaseUrl))) throw new Fault(sentences.notDemo())
}

/** One sentence for a wrong address or password, before anything else fails on it in many. */
export async function requireDatabase(databaseUrl: string): Promise<void> {
  try {
    await withClient(databaseUrl, (client) => client.query('select 1'))
  } catch (error) {
    throw new Fault(sentences.databaseAbsent(withoutPassword(databaseUrl), reasonOf(error)), error)
  }
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return message || errorCode(error) || 'no answer'
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
