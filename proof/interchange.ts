import { parseArgs } from 'node:util'
import { copyDatabase, withClient } from '../bench/databases.ts'
import type { InterchangeFile } from '../packages/contract/src/interchange/interchange-file.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { createPool, type OpenPool } from '../packages/server/src/db/pool.ts'
import { differencesOnTheWay } from '../packages/server/src/testing/carrying.ts'
import { importThroughKills } from '../packages/server/src/testing/import-through-kills.ts'
import { generatedFiles } from '../packages/server/src/testing/interchange-files.ts'
import { startThrowawayPostgres } from '../tools/postgres/throwaway.ts'
import { conclude } from './traces.ts'

// Generated companies go into an empty database, out of it, into another empty one and out again, as JSON and as XLSX: what comes out is the
// same, byte for byte and cell by cell. Then an import is killed in its middle again and again: nothing of it is left.
// `npm run proof -- interchange [companies] [kills] [--seed n]`.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
const [companies, kills, seed] = [Number(positionals[0] ?? 200), Number(positionals[1] ?? 20), Number(values.seed ?? 1)]
const shownFaults = 5

const postgres = await startThrowawayPostgres()
const connect = (database: string): string => postgres.connectionString(database)
let databases = 0

async function emptyDatabase(): Promise<{ name: string; url: string }> {
  const name = `company_${databases++}`
  return { name, url: await copyDatabase(connect, 'empty', name) }
}

async function drop(name: string): Promise<void> {
  await withClient(connect('postgres'), (client) => client.query(`drop database ${name} with (force)`))
}

/** In databases of its own, which go afterwards. */
async function faultsOf(file: InterchangeFile): Promise<string[]> {
  const made: { name: string; pool: OpenPool }[] = []
  const empty = async (): Promise<OpenPool> => {
    const { name, url } = await emptyDatabase()
    const pool = createPool({ url, size: 1, onError: () => undefined })
    made.push({ name, pool })
    return pool
  }
  try {
    return await differencesOnTheWay(empty, file)
  } finally {
    for (const { name, pool } of made) {
      await pool.end()
      await drop(name)
    }
  }
}

try {
  await withClient(connect('postgres'), (client) => client.query('create database empty'))
  await migrate(connect('empty'))
  const faults: string[] = []
  let museums = 0
  for (const [index, file] of generatedFiles(companies, seed).entries()) {
    museums += file.museums?.length ?? 0
    for (const fault of await faultsOf(file)) faults.push(`company ${index} of seed ${seed}: ${fault}`)
  }
  const many = [...new Map(generatedFiles(200, seed + 1).flatMap((file) => (file.museums ?? []).map((one) => [one.number, one]))).values()]
  const killed = many.slice(0, Math.max(kills + 1, 2))
  const { name, url } = await emptyDatabase()
  const stops = killed.slice(1).map(({ number }) => number)
  const { left } = await importThroughKills(url, Buffer.from(JSON.stringify({ anfilada: 1, museums: killed })), stops.slice(0, kills))
  await drop(name)
  const figures = `${companies} companies of ${museums} museums out and in, ${kills} kills, ${left.length} left something (seed ${seed})`
  conclude('interchange', figures, [...faults, ...left].slice(0, shownFaults))
} finally {
  await postgres.stop()
}
