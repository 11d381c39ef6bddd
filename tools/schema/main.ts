import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describeSchema } from '../../packages/server/src/db/describe-schema.ts'
import { migrate } from '../../packages/server/src/db/migrate.ts'
import { root } from '../bootstrap/install.mjs'
import { startThrowawayPostgres } from '../postgres/throwaway.ts'

// `npm run schema`: run after a migration or a function has changed. A test holds schema.sql to it.
const path = 'packages/server/schema.sql'

const postgres = await startThrowawayPostgres()
try {
  const url = postgres.connectionString('postgres')
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  writeFileSync(join(root, path), await describeSchema(client))
  await client.end()
  console.log(`${path} is written`)
} finally {
  await postgres.stop()
}
