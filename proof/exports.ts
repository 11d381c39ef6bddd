import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { ExportFormat } from '../packages/contract/src/exports/export-lists.ts'
import type { Export } from '../packages/contract/src/exports/exports.ts'
import { createPool, type OpenPool } from '../packages/server/src/db/pool.ts'
import { getFile, readWhole } from '../packages/server/src/files/index.ts'
import { nodeEnvironment, quietFlags } from '../packages/server/src/node-flags.ts'
import { withClient } from '../bench/databases.ts'
import { currentPrograms } from '../tools/build/programs.ts'
import { residentMiB } from '../tools/launch/weigh.ts'
import { amongOthers, say } from './exports/others.ts'
import { type Rows, rowsInCsv, rowsInDatabase, rowsInXlsx } from './exports/rows.ts'
import { withStage } from './stage.ts'
import { conclude } from './traces.ts'

// A customer takes out an archive of a million orders by the real processes, as CSV and as XLSX: every row is there, in its order; the memory of the
// jobs process at a tenth, at half and at the end; what others feel, with and without. One is cancelled in its middle, and the jobs process is killed
// (`kill -9`) in the middle of another: nothing is left of either, and the second starts again whole. `npm run proof -- exports [orders]`.
const orders = Number(process.argv[2] ?? 1_000_000)
const port = 4188
const owner = 1
const limit = { ratio: 2, growthMiB: 40 }
const [told, faults]: [string[], string[]] = [[], []]

const filled = `
  set session_replication_role = replica;
  insert into orders (customer_id, placed_by, kind, group_category, refno, museum_object_id, pass_date, starts, country_id, persons_per_guide,
    guide, guide_phone, qty_guide, notes, places, lines, total_kopecks, status, archived_at)
  select $1, $1, 'museum_tickets', 'ig', 'R' || n, 'palace', current_date - 1 - n % 900, time '08:00' + n % 20 * interval '30 minutes', 100, 15,
    'Guide ' || n % 300, '+7900' || lpad((n % 9999999)::text, 7, '0'), n % 3, '', 12,
    '[["ticket", "common", 10, 50000], ["ticket", "child", 2, 25000]]', 550000, 'cancelled', now()
  from generate_series(1, $2::integer) n`

async function startJobs(url: string): Promise<ChildProcess> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, SECRET_KEY: 'the key of a proof, which keeps no secrets' }
  const more = { PUBLIC_ORIGIN: 'http://127.0.0.1', LOG_LEVEL: 'silent', NODE_ENV: 'production', ...nodeEnvironment }
  const jobs = spawn(process.execPath, [...quietFlags, (await currentPrograms()).jobs], {
    env: { ...env, ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await pause(3_000)
  return jobs
}

async function start(format: ExportFormat): Promise<number> {
  const asked = { list: 'archive', filter: {}, format, language: 'ru' }
  return (await say<{ result: Export }>(port, owner, 'start_export', asked)).result.id
}

async function standing(id: number): Promise<Export | undefined> {
  return (await say<{ result: Export[] }>(port, owner, 'list_exports', {})).result.find((one) => one.id === id)
}

/** Waits until so much of it is read; answers it, undefined when it is gone. */
async function untilDone(id: number, part: number): Promise<Export | undefined> {
  for (;;) {
    const now = await standing(id)
    const isThere = now?.total !== null && now !== undefined && now.done >= now.total * part && (part < 1 || now.file !== null)
    if (!now || isThere || now.failure !== null) return now
    await pause(200)
  }
}

/** From its first row: it counts anew. Of a short list it may be over before that is seen. */
async function untilBegunAgain(id: number, done: number): Promise<void> {
  for (;;) {
    const now = await standing(id)
    if (!now || now.file !== null || now.done < done) return
    await pause(100)
  }
}

async function left(pool: OpenPool): Promise<{ files: number; pieces: number }> {
  const { rows } = await pool.query<{ files: number; pieces: number }>(
    `select (select count(*)::integer from kept_files where kind = 'export') as files, (select count(*)::integer from kept_file_pieces) as pieces`,
  )
  return rows[0] as { files: number; pieces: number }
}

async function expectNothing(pool: OpenPool, after: string): Promise<void> {
  // PostgreSQL ends what a dead process had open in its own time.
  for (let tries = 0; tries < 50 && (await left(pool)).files > 0; tries++) await pause(100)
  const found = await left(pool)
  if (found.files + found.pieces > 0) faults.push(`${after}: ${found.files} files and ${found.pieces} pieces are left`)
}

async function compare(pool: OpenPool, made: Export | undefined, expected: Rows): Promise<void> {
  const kept = made?.file ? await getFile(pool, Number(made.file.split('/').at(-1))) : undefined
  if (!made || !kept) return void faults.push(`no file: ${made?.failure ?? 'gone'}`)
  const rows = made.format === 'csv' ? await rowsInCsv(kept.read()) : await rowsInXlsx(await readWhole(kept))
  if (rows.count !== expected.count || rows.digest !== expected.digest)
    faults.push(`${made.format}: ${rows.count} rows of ${expected.count}, or others`)
  told.push(`${made.format} ${rows.count} rows in ${(kept.size / 1_048_576).toFixed(0)} MiB`)
}

/** Whole, watched: memory at each part. */
async function takeOut(pool: OpenPool, jobs: ChildProcess, format: ExportFormat, expected: Rows): Promise<void> {
  const memory = () => residentMiB(jobs.pid ?? 0)
  const [before, begun, id] = [memory(), performance.now(), await start(format)]
  const at: number[] = []
  for (const part of [0.1, 0.5, 1]) {
    await untilDone(id, part)
    at.push(memory())
  }
  const [tenth = 0, half = 0, whole = 0] = at
  told.push(
    `${format} ${((performance.now() - begun) / 1000).toFixed(0)} s, jobs ${[before, tenth, half, whole].map((mib) => mib.toFixed(0)).join(' → ')} MiB`,
  )
  if (Math.max(half, whole) - tenth > limit.growthMiB) faults.push(`${format}: memory grows with the rows`)
  await compare(pool, await standing(id), expected)
  await say(port, owner, 'remove_export', { export_id: id })
}

await withStage('exports', { count: 1, capacity: 1 }, async (stage) => {
  const url = stage.url('proof')
  await withClient(url, async (client) => {
    const [settings = '', insert = ''] = filled.split(';\n').map((part) => part.trim())
    await client.query(settings)
    await client.query(insert, [owner, orders])
    await client.query('analyze orders')
  })
  const pool = createPool({ url, size: 2, onError: () => undefined })
  const expected = await rowsInDatabase(url, owner)
  await stage.serve('proof', port)
  let jobs = await startJobs(url)
  try {
    const { heard: alone } = await amongOthers(port, () => pause(20_000))
    const { heard: beside } = await amongOthers(port, () => takeOut(pool, jobs, 'csv', expected))
    const ratio = beside.p99 / alone.p99
    told.push(`p99 of others ${alone.p99.toFixed(1)} → ${beside.p99.toFixed(1)} ms (${ratio.toFixed(2)} ×, ${beside.asked} asked)`)
    if (ratio > limit.ratio) faults.push(`others wait ${ratio.toFixed(2)} times as long`)

    const cancelled = await start('csv')
    await untilDone(cancelled, 0.1)
    await say(port, owner, 'remove_export', { export_id: cancelled })
    await pause(3_000)
    await expectNothing(pool, 'cancelled')

    const killed = await start('xlsx')
    const midway = await untilDone(killed, 0.2)
    jobs.kill('SIGKILL')
    await once(jobs, 'exit')
    await expectNothing(pool, 'killed')
    jobs = await startJobs(url)
    await untilBegunAgain(killed, midway?.done ?? 0)
    const begun = performance.now()
    const half = await untilDone(killed, 0.5).then(() => residentMiB(jobs.pid ?? 0))
    await untilDone(killed, 1)
    const whole = residentMiB(jobs.pid ?? 0)
    told.push(
      `xlsx killed at ${midway?.done}, again whole in ${((performance.now() - begun) / 1000).toFixed(0)} s, jobs ${half.toFixed(0)} → ${whole.toFixed(0)} MiB`,
    )
    if (whole - half > limit.growthMiB) faults.push('xlsx: memory grows with the rows')
    await compare(pool, await standing(killed), expected)
  } finally {
    if (jobs.kill('SIGTERM')) await once(jobs, 'exit')
    await pool.end()
  }
})
conclude('exports', told.join('; '), faults)
