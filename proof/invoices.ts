import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../bench/databases.ts'
import { clearScratch, scratchData } from '../bench/scratch.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { nodeEnvironment, nodeFlags } from '../packages/server/src/node-flags.ts'
import { root } from '../tools/bootstrap/install.mjs'
import { startPostgres } from '../tools/postgres/start.ts'
import { conclude } from './traces.ts'

// Fifty writers in five processes issue invoices while one process after the other is killed (`kill -9`): every number once, none left out,
// each with its paper, and all that were acknowledged are there. Then invoices in a row in one process: the first, the usual one, and the
// memory. `npm run proof -- invoices [kills] [in a row]`.
const kills = Number(process.argv[2] ?? 50)
const inRow = Number(process.argv[3] ?? 2_000)
const [processes, writersEach] = [5, 10]
const mostMebibytes = 300
const [mostFirstMs, mostUsualMs] = [1_500, 150]
const folder = join(root, 'var/proof/invoices')
const writer = fileURLToPath(new URL('./invoices/writer.ts', import.meta.url))
const rowWriter = fileURLToPath(new URL('./invoices/row-writer.ts', import.meta.url))

await clearScratch(folder)
mkdirSync(folder, { recursive: true })
const postgres = await startPostgres({ dataDir: scratchData(folder) })
const faults: string[] = []
try {
  const url = postgres.connectionString('postgres')
  await migrate(url)
  const customer = await withClient(url, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into customers (kind, name, settlement) values ('legal_entity', 'x', 'invoice') returning id`,
    )
    return String(rows[0]?.id)
  })
  const acknowledged = await killWriters(url, customer)
  const issued = await countNumbers(url, acknowledged)
  const { first, usual, mebibytes } = await issueInRow(url, customer)
  if (mebibytes > mostMebibytes) faults.push(`${mebibytes} MiB`)
  if (first > mostFirstMs || usual > mostUsualMs) faults.push(`slower than ${mostFirstMs} and ${mostUsualMs} ms`)
  const row = `${inRow} in a row: the first ${first} ms, the median ${usual} ms, ${mebibytes} MiB at most`
  conclude('invoices', `${issued} invoices of ${processes * writersEach} writers through ${kills} kills without a gap; ${row}`, faults)
} finally {
  await postgres.stop()
}

async function killWriters(url: string, customer: string): Promise<Set<number>> {
  const acknowledged = new Set<number>()
  const start = (): ChildProcess => {
    const child = spawn(process.execPath, [writer, url, customer, String(writersEach)], { stdio: ['ignore', 'pipe', 'inherit'] })
    let rest = ''
    child.stdout?.on('data', (data: Buffer) => {
      const said = (rest + data.toString()).split('\n')
      rest = said.pop() ?? ''
      for (const number of said) acknowledged.add(Number(number))
    })
    return child
  }
  const running = Array.from({ length: processes }, start)
  for (let kill = 0; kill < kills; kill++) {
    const known = acknowledged.size
    // Each is killed among its work: some invoices were issued since the last one.
    while (acknowledged.size < known + 3) await pause(20)
    await ended(running.shift())
    running.push(start())
  }
  await Promise.all(running.map(ended))
  return acknowledged
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  const gone = new Promise((resolve) => child?.once('close', resolve))
  child?.kill('SIGKILL')
  await gone
}

async function countNumbers(url: string, acknowledged: ReadonlySet<number>): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ number: number; lines: number; pages: boolean }>(
      `select invoices.number, (select count(*)::integer from invoice_lines where invoice_lines.invoice_id = invoices.id) as lines,
         substring(kept_files.content from 1 for 5) = '%PDF-'::bytea as pages
       from invoices join kept_files on kept_files.id = invoices.file_id order by invoices.number`,
    )
    rows.forEach(({ number, lines, pages }, at) => {
      if (number !== at + 1) faults.push(`number ${number} in place ${at + 1}`)
      if (lines !== 3 || !pages) faults.push(`invoice ${number} is not whole`)
    })
    const numbers = new Set(rows.map(({ number }) => number))
    const lost = [...acknowledged].filter((number) => !numbers.has(number))
    if (lost.length > 0) faults.push(`lost: ${lost.join(' ')}`)
    return rows.length
  })
}

type InRow = { first: number; usual: number; mebibytes: number }

/** In a process of its own, with the flags of the HTTP process, which issues them in the product. */
async function issueInRow(url: string, customer: string): Promise<InRow> {
  const env = { ...process.env, ...nodeEnvironment }
  const child = spawn(process.execPath, [...nodeFlags, rowWriter, url, customer, String(inRow)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (data: Buffer) => (said += data.toString()))
  await once(child, 'close')
  return JSON.parse(said) as InRow
}
