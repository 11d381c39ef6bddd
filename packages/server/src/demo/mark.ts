import { type Tx, withConnection } from './connection.ts'

export const demoMark = 'demo'

/** Whether the database was filled with demo data, or is about to be; production refuses such a one. */
export async function isDemoDatabase(databaseUrl: string): Promise<boolean> {
  return withConnection(databaseUrl, isMarked)
}

/**
 * Marks a database that has nothing of ours yet as the demo's, before anything is written into it; false for one that is in use and has no
 * mark: a demo brings logins with a published password and a bank that takes no money.
 */
export async function claimForDemo(databaseUrl: string): Promise<boolean> {
  return withConnection(databaseUrl, async (client) => {
    if (await isMarked(client)) return true
    const { rows } = await client.query({
      name: 'demo_used',
      text: `select to_regclass('installation') is not null or to_regclass('migrations') is not null or to_regclass('customers') is not null as used`,
    })
    if (rows[0]?.used) return false
    await client.query('begin')
    // As the first migration has it, which finds it there.
    await client.query('create table if not exists installation (name text primary key, value jsonb not null)')
    await client.query(`insert into installation (name, value) values ($1, '{}') on conflict do nothing`, [demoMark])
    await client.query('commit')
    return true
  })
}

async function isMarked(client: Tx): Promise<boolean> {
  const { rows } = await client.query({ name: 'demo_migrated', text: `select to_regclass('installation') is not null as present` })
  // A database that was never migrated carries no mark.
  if (!rows[0]?.present) return false
  const { rowCount } = await client.query('select from installation where installation.name = $1', [demoMark])
  return rowCount === 1
}
