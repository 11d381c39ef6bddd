import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where test databases are made; the template stands beside it. */
    maintenanceUrl: string
  }
}

export type TestDatabase = Readonly<{ url: string; drop(): Promise<void> }>

/** A fresh copy of the migrated template, or an empty database when the migrations themselves are under test. */
export async function createTestDatabase(template: 'anfilada_template' | 'template0' = 'anfilada_template'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const maintenanceUrl = inject('maintenanceUrl')
  // File by file: through the log, as PostgreSQL copies by itself, it takes twice as long.
  await run(maintenanceUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: maintenanceUrl.replace('/postgres?', `/${name}?`),
    drop: () => run(maintenanceUrl, `drop database ${name} with (force)`),
  }
}

// Two copies of one template at a time collide (55006) while either of them looks the template through.
async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
