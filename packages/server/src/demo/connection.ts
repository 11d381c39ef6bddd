import pg from 'pg'
import type { Db } from '../db/pool.ts'
import { types } from '../db/rows.ts'

export type Tx = Db

/** A connection of its own, closed in any case: seeding and marking happen before or beside the server's pool. */
export async function withConnection<T>(databaseUrl: string, work: (client: Db) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, types })
  // A lost connection shows as a failing statement; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
