import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '../bench/databases.ts'
import { clearScratch, scratchData } from '../bench/scratch.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { createPool } from '../packages/server/src/db/pool.ts'
import { getFile, putFile, readWhole } from '../packages/server/src/files/index.ts'
import { root } from '../tools/bootstrap/install.mjs'
import { startPostgres } from '../tools/postgres/start.ts'
import { conclude } from './traces.ts'

// A table of kept files as it is after years. The first thousand are kept by the product's own way, the rest are their like, written in one
// statement: how long keeping one takes, what the table takes on the disk, how long a backup of it takes (a copy of the table into a file, as pg_dump makes it: the embedded PostgreSQL has no pg_dump),
// and how long it takes to come back. `npm run proof -- kept-files [files] [mean KB]`.
const files = Number(process.argv[2] ?? 100_000)
const meanBytes = Number(process.argv[3] ?? 20) * 1024
const atOnce = 4
/** Kept one by one. */
const measured = Math.min(1000, files)
const folder = join(root, 'var/proof/kept-files')

/** Documents do not pack, so the bytes are noise; from a quarter to seven quarters of the mean. */
const noise = randomBytes(meanBytes * 4)
function document(number: number): Buffer {
  const size = Math.round(meanBytes * (0.25 + (1.5 * (number % 97)) / 96))
  const from = (number * 7919) % (noise.length - size)
  return Buffer.concat([Buffer.from(`%PDF-1.7 ${number}\n`), noise.subarray(from, from + size)])
}

const seconds = (since: number): number => (performance.now() - since) / 1000
const gigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(2)} GiB`

await clearScratch(folder)
mkdirSync(folder, { recursive: true })
const postgres = await startPostgres({ dataDir: scratchData(folder) })
const faults: string[] = []
try {
  const url = postgres.connectionString('postgres')
  await migrate(url)
  const pool = createPool({ url, size: atOnce * 2, onError: () => undefined })
  const filling = performance.now()
  let next = 0
  const keep = async (): Promise<void> => {
    for (let number = next++; number < measured; number = next++) {
      const about = { kind: 'price_list', name: `${number}.pdf`, mediaType: 'application/pdf' } as const
      await putFile(pool, { ...about, content: document(number), packed: false, customerId: null, userId: null, keptDays: null })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keep))
  const filled = seconds(filling)
  await withClient(url, (client) =>
    client.query(
      `insert into kept_files (kind, name, media_type, content, kept_until)
       select kind, number || '.pdf', media_type, content || convert_to(number::text, 'UTF8'), null
       from generate_series(${measured}, ${files - 1}) number join kept_files on kept_files.id = 1 + number % ${measured}`,
    ),
  )

  const reading = performance.now()
  const looked = 1000
  for (let at = 0; at < looked; at++) {
    const file = await getFile(pool, 1 + ((at * 7919) % files))
    const bytes = file && (await readWhole(file))
    if (!bytes || !createHash('sha256').update(bytes).digest().equals(file.sha256)) faults.push(`file ${at} is not as it was kept`)
  }
  const read = seconds(reading)
  await pool.end()

  const { size, content, out, back, same } = await withClient(url, async (client) => {
    await client.query('checkpoint')
    const { rows } = await client.query<{ size: number; content: number }>(
      `select pg_total_relation_size('kept_files')::float8 as size, sum(size)::float8 as content from kept_files`,
    )
    // The server writes it itself, where it may: nothing else takes part in the figure.
    const where = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    const backup = `${where.rows[0]?.folder}/kept-files.copy`
    const copying = performance.now()
    await client.query(`copy kept_files to '${backup}' (format binary)`)
    const copied = seconds(copying)
    await client.query('create table restored (like kept_files including storage including defaults)')
    const restoring = performance.now()
    await client.query(`copy restored from '${backup}' (format binary)`)
    const restored = seconds(restoring)
    const again = await client.query<{ count: number }>(
      'select count(*)::integer as count from kept_files join restored using (id, sha256) where sha256(restored.content) = kept_files.sha256',
    )
    return { ...(rows[0] ?? { size: 0, content: 0 }), out: copied, back: restored, same: again.rows[0]?.count }
  })
  if (same !== files) faults.push(`${same} of ${files} came back as they were`)
  const rate = (content / 2 ** 20 / out).toFixed(0)
  conclude(
    'kept-files',
    `${files} files of ${(content / files / 1024).toFixed(0)} KiB on average: ${gigabytes(content)}, on the disk ${gigabytes(size)}; ` +
      `kept in ${((filled * 1000 * atOnce) / measured).toFixed(1)} ms each (${atOnce} at once), read in ${((read * 1000) / looked).toFixed(1)} ms each; ` +
      `copied out in ${out.toFixed(1)} s (${rate} MiB/s), back in ${back.toFixed(1)} s, all the same`,
    faults,
  )
} finally {
  await postgres.stop()
  await clearScratch(folder)
  rmSync(folder, { recursive: true, force: true })
}
