import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describeSchema } from '../../packages/server/src/db/describe-schema.ts'
import { migrate } from '../../packages/server/src/db/migrate.ts'
import { withPlacedColumns } from '../../packages/server/src/orders/placing/placed-columns.rules.ts'
import { root } from '../bootstrap/install.mjs'
import { startThrowawayPostgres } from '../postgres/throwaway.ts'

// `npm run schema`: run after a migration, a function or what is written on placing has changed. Tests hold both files to it.
const path = 'packages/server/schema.sql'
// What the function that writes an order says of its columns follows from their one list.
const placing = join(root, 'packages/server/migrations/functions/11-orders-placing.sql')
writeFileSync(placing, withPlacedColumns(readFileSync(placing, 'utf8')))

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
