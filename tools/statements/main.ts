import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '../../packages/server/src/db/migrate.ts'
import { root } from '../bootstrap/install.mjs'
import { startThrowawayPostgres } from '../postgres/throwaway.ts'
import { describeStatements } from './describe.ts'
import { findStatements } from './find.ts'
import { answeringFunctions, knownAnswers, knownColumns } from './known.ts'
import { writeRows } from './write.ts'

// `npm run statements`: asks a fresh database what the statements answer and writes it down; with `--check <url>` it only compares.
const { values } = parseArgs({ options: { check: { type: 'string' } } })
const exceptions = Object.keys(knownColumns).length + Object.keys(knownAnswers).length + answeringFunctions.size
const folder = join(root, 'packages/server/src')
const files = values.check ? await describe(values.check) : await freshly(describe)
const stale = [...files].filter(([path, text]) => !existsSync(join(folder, path)) || readFileSync(join(folder, path), 'utf8') !== text)
if (!values.check) for (const [path, text] of stale) writeFileSync(join(folder, path), text)
for (const [path] of stale) console.log(`${path}: ${values.check ? 'not what PostgreSQL says, run "npm run statements"' : 'written'}`)
if (!values.check) console.log(`${exceptions} named exceptions (known.ts)`)
if (values.check && stale.length > 0) process.exitCode = 1

async function describe(url: string): Promise<Map<string, string>> {
  return writeRows(await describeStatements(url, await findStatements(folder)))
}

async function freshly<T>(work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startThrowawayPostgres()
  try {
    const url = postgres.connectionString('postgres')
    await migrate(url)
    return await work(url)
  } finally {
    await postgres.stop()
  }
}
