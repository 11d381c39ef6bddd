import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { clearScratch, scratchData } from '../bench/scratch.ts'
import { mediaTypes } from '../packages/contract/src/files.ts'
import { kopecks } from '../packages/contract/src/kopecks.ts'
import { verifyBankStatements } from '../packages/server/src/bank-statements/verify-bank-statements.ts'
import { addImportJob, insertStatement } from '../packages/server/src/bank-statements/statements.store.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { createPool, type OpenPool } from '../packages/server/src/db/pool.ts'
import { inTransaction } from '../packages/server/src/db/transaction.ts'
import { putFile } from '../packages/server/src/files/index.ts'
import { takeUpload } from '../packages/server/src/files/take-upload.ts'
import { insertInvoice, takeNumber } from '../packages/server/src/invoices/invoices.store.ts'
import { verifyLedger } from '../packages/server/src/ledger/verify-ledger.ts'
import { encode, writeStatement } from '../packages/server/src/testing/bank-statement-file.ts'
import { root } from '../tools/bootstrap/install.mjs'
import { currentPrograms } from '../tools/build/programs.ts'
import { startPostgres } from '../tools/postgres/start.ts'
import { conclude } from './traces.ts'

// A bank's file of so many documents, taken in by the real jobs process: how long it takes to read and to post, and how much memory the process
// had at most. One document in ten names an open invoice of its payer, one in ten is of nobody. `npm run proof -- bank-statements [documents]`.
const documents = Number(process.argv[2] ?? 50_000)
const customers = 500
const invoicesOf = Math.max(1, Math.floor(documents / 10 / customers))
const folder = join(root, 'var/proof/bank-statements')

const innOf = (customer: number): string => String(7_800_000_000 + customer)
const amountOf = (at: number): number => 100_000 + at
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Customers with their INN, and open invoices without orders, numbered one after the other. */
async function fill(pool: OpenPool): Promise<void> {
  await pool.query(
    `insert into customers (kind, name, settlement, inn) select 'legal_entity', 'Agency ' || n, 'invoice', (7800000000 + n)::text from generate_series(1, ${customers}) n`,
  )
  await pool.query(
    `insert into users (login, name, password_hash, roles) values ('accountant', 'Accountant', 'nobody signs in here', '{office_accountant}')`,
  )
  await inTransaction(pool, async (tx) => {
    for (let at = 0; at < customers * invoicesOf; at++) {
      const customerId = 1 + (at % customers)
      const made = {
        kind: 'invoice',
        name: 'invoice.pdf',
        mediaType: mediaTypes.pdf,
        content: Buffer.from(`%PDF-1.7 ${at}`),
        packed: false,
      } as const
      const fileId = (await putFile(tx, { ...made, customerId, userId: null, keptDays: null })) as number
      const buyer = { name: `Agency ${customerId}`, inn: innOf(customerId), legal_address: '' }
      const sums = { amount: kopecks(amountOf(at)), vat: kopecks(0), lines: [], orders: [] }
      const about = { customerId, correctsId: null, dueOn: '2099-12-31', seller: buyer, buyer, basis: '', fileId, userId: null }
      await insertInvoice(tx, { ...(await takeNumber(tx, 'invoice')), ...about, ...sums })
    }
  })
}

/** Every tenth document pays the invoice of its number. */
function statement(): Buffer {
  const written = Array.from({ length: documents }, (_, at) => {
    const invoice = at % 10 === 0 ? at / 10 : undefined
    if (at % 10 === 1) return { amount: amountOf(at), payer: { inn: '500100732259', name: 'Иванов И. И.' } }
    if (invoice === undefined || invoice >= customers * invoicesOf)
      return { amount: amountOf(at), payer: { inn: innOf(1 + (at % customers)) } }
    const payer = { inn: innOf(1 + (invoice % customers)) }
    return { amount: amountOf(invoice), payer, purpose: `Оплата по счету № ${invoice + 1}. Без НДС` }
  })
  return encode(writeStatement({ documents: written }), 'windows-1251')
}

type State = { state: string; posted: number; matched: number; nobodys: number }
async function stateOf(pool: OpenPool, id: number): Promise<State> {
  const { rows } = await pool.query<State>(
    `select bank_statements.state, count(bank_postings.id)::integer as posted, count(*) filter (where bank_entries.state = 'matched')::integer as matched,
            count(*) filter (where bank_entries.state = 'unknown')::integer as nobodys
     from bank_statements left join bank_entries on bank_entries.statement_id = bank_statements.id
     left join bank_postings on bank_postings.entry_id = bank_entries.id where bank_statements.id = $1 group by bank_statements.id`,
    [id],
  )
  return rows[0] as State
}

function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

await clearScratch(folder)
mkdirSync(folder, { recursive: true })
const postgres = await startPostgres({ dataDir: scratchData(folder) })
const faults: string[] = []
try {
  const url = postgres.connectionString('postgres')
  await migrate(url)
  const pool = createPool({ url, size: 4, onError: () => undefined })
  await fill(pool)
  const file = statement()
  const taken = await takeUpload(
    'bank_statement',
    'kl_to_1c.txt',
    (async function* () {
      for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536)
    })(),
  )
  if (!taken.ok) throw new Error(taken.refusal)
  const fileId = (await putFile(pool, { ...taken.value, kind: 'bank_statement', customerId: null, userId: 1, keptDays: 2 })) as number

  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: url,
    SECRET_KEY: 'the key of a proof, which keeps no secrets',
    PUBLIC_ORIGIN: 'http://127.0.0.1',
    LOG_LEVEL: 'silent',
  }
  const jobs = spawn(process.execPath, [(await currentPrograms()).jobs], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const gone = once(jobs, 'exit')
  const pid = jobs.pid ?? 0
  await pause(3_000)
  const before = peakOf(pid)
  const begun = performance.now()
  const id = await inTransaction(pool, async (tx) => {
    const statementId = (await insertStatement(tx, fileId, 1)) as number
    await addImportJob(tx, statementId)
    return statementId
  })
  let read = ''
  for (;;) {
    const { state } = await stateOf(pool, id)
    if (state !== 'waiting' && read === '') read = seconds(begun)
    if (state === 'done' || state === 'refused') break
    await pause(250)
  }
  const whole = seconds(begun)
  const peak = peakOf(pid)
  jobs.kill('SIGTERM')
  await gone

  const { state, posted, matched, nobodys } = await stateOf(pool, id)
  const expected = {
    state: 'done',
    posted: documents - nobodys,
    matched: Math.min(customers * invoicesOf, Math.ceil(documents / 10)),
    nobodys: Math.ceil((documents - 1) / 10),
  }
  if (JSON.stringify({ state, posted, matched, nobodys }) !== JSON.stringify(expected))
    faults.push(JSON.stringify({ state, posted, matched, nobodys }))
  for (const fault of [...(await verifyLedger(pool)), ...(await verifyBankStatements(pool))]) faults.push(JSON.stringify(fault))
  await pool.end()
  conclude(
    'bank-statements',
    `${documents} documents in ${(file.length / 2 ** 20).toFixed(0)} MiB: written down after ${read}, all done after ${whole}; ` +
      `${posted} posted, ${matched} of them to their invoices, ${nobodys} of nobody; jobs had ${before.toFixed(0)} MiB before and ${peak.toFixed(0)} MiB at most`,
    faults,
  )
} finally {
  await postgres.stop()
  await clearScratch(folder)
  rmSync(folder, { recursive: true, force: true })
}
