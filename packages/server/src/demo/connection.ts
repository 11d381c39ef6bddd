import pg from 'pg'

export type Tx = pg.Client

/** A connection of its own, closed in any case: seeding and marking happen before or beside the server's pool. */
export async function withConnection<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // A lost connection shows as a failing statement; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
