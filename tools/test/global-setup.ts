import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../packages/server/src/db/migrate.ts'
import { startThrowawayPostgres } from '../postgres/throwaway.ts'

/** One PostgreSQL and one migrated template for the whole run; each test file copies the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowawayPostgres()
  const client = new pg.Client({ connectionString: postgres.connectionString('postgres') })
  await client.connect()
  await client.query('create database anfilada_template')
  await client.end()
  await migrate(postgres.connectionString('anfilada_template'))
  project.provide('maintenanceUrl', postgres.connectionString('postgres'))
  return () => postgres.stop()
}
