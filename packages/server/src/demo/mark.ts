import { withConnection } from './connection.ts'

export const demoMark = 'demo'

/** Whether the database was filled with demo data; production refuses such a one. */
export async function isDemoDatabase(databaseUrl: string): Promise<boolean> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ present: boolean }>(`select to_regclass('installation') is not null as present`)
    // A database that was never migrated carries no mark.
    if (!rows[0]?.present) return false
    const { rowCount } = await client.query('select from installation where installation.name = $1', [demoMark])
    return rowCount === 1
  })
}
