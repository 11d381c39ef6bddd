import type { StatementState } from '@anfilada/contract/payments/bank-entries'
import type { StatementFault } from '@anfilada/contract/payments/bank-statements'
import type { Db, Tx } from '../db/pool.ts'
import type { Statement } from './reading/read-statement.ts'
import type { StatementEntry } from './reading/statement-sections.rules.ts'

/** The job that reads a statement and posts what came; one statement at a time. */
export const importJob = 'import_bank_statement'

/** Undefined when the same file is taken in already, or about to be. */
export async function insertStatement(tx: Tx, fileId: number, userId: number): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'bank_statement_insert',
    text: `insert into bank_statements (file_id, sha256, imported_by)
           select kept_files.id, kept_files.sha256, $2 from offered_kept_files as kept_files where kept_files.id = $1
           on conflict (sha256) where state <> 'refused' do nothing returning bank_statements.id`,
    values: [fileId, userId],
  })
  return rows[0]?.id
}

/** The statement of the same bytes, whoever sent them. */
export async function findSame(db: Db, fileId: number): Promise<number | undefined> {
  const { rows } = await db.query({
    name: 'bank_statement_same',
    text: `select bank_statements.id from bank_statements join offered_kept_files as kept_files on kept_files.sha256 = bank_statements.sha256
           where kept_files.id = $1 and bank_statements.state <> 'refused'`,
    values: [fileId],
  })
  return rows[0]?.id
}

export async function addImportJob(tx: Tx, statementId: number): Promise<void> {
  await tx.query({
    name: 'bank_statement_job',
    text: `select graphile_worker.add_job('${importJob}', json_build_object('statementId', $1::integer), queue_name => '${importJob}',
             job_key => '${importJob}:' || $1::integer)`,
    values: [statementId],
  })
}

export async function findState(db: Db, statementId: number): Promise<{ state: StatementState; fileId: number } | undefined> {
  const { rows } = await db.query({
    name: 'bank_statement_state',
    text: 'select bank_statements.state, bank_statements.file_id as "fileId" from bank_statements where bank_statements.id = $1',
    values: [statementId],
  })
  return rows[0]
}

/** False when somebody else read it meanwhile. Nobody else reads it until the transaction ends. */
export async function lockWaiting(tx: Tx, statementId: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'bank_statement_lock',
    text: `select from bank_statements where bank_statements.id = $1 and bank_statements.state = 'waiting' for update`,
    values: [statementId],
  })
  return rowCount === 1
}

export async function saveRefused(tx: Tx, statementId: number, fault: StatementFault): Promise<void> {
  await tx.query({
    name: 'bank_statement_refuse',
    text: `update bank_statements set state = 'refused', fault = $2, finished_at = now() where bank_statements.id = $1`,
    values: [statementId, JSON.stringify(fault)],
  })
}

const atOnce = 1_000

/** Writes down what was read; documents that an earlier file had are counted and nothing else. */
export async function saveRead(tx: Tx, statementId: number, { entries, totals, doubles, outgoing }: Statement): Promise<void> {
  // By key, so that two files with the same documents wait for each other and never in a ring.
  const sorted = entries.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  let added = 0
  for (let from = 0; from < sorted.length; from += atOnce) added += await insertEntries(tx, statementId, sorted.slice(from, from + atOnce))
  await tx.query({
    name: 'bank_statement_read',
    text: `update bank_statements set state = 'matching', totals = $2, entries = $3, known = $4, doubles = $5, outgoing = $6
           where bank_statements.id = $1`,
    values: [statementId, JSON.stringify(totals), added, entries.length - added, doubles, outgoing],
  })
}

async function insertEntries(tx: Tx, statementId: number, entries: readonly StatementEntry[]): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'bank_entries_insert',
    text: `insert into bank_entries (statement_id, line, key, account, payer_account, payer_inn, payer_name, number, documented_on, received_on,
             amount_kopecks, purpose)
           select $1, * from unnest($2::integer[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::date[], $10::date[],
             $11::bigint[], $12::text[])
           on conflict do nothing`,
    values: [
      statementId,
      entries.map(({ line }) => line),
      entries.map(({ key }) => key),
      entries.map(({ account }) => account),
      entries.map(({ payerAccount }) => payerAccount),
      entries.map(({ payerInn }) => payerInn),
      entries.map(({ payerName }) => payerName),
      entries.map(({ number }) => number),
      entries.map(({ date }) => date),
      entries.map(({ receivedOn }) => receivedOn),
      entries.map(({ amount }) => amount),
      entries.map(({ purpose }) => purpose),
    ],
  })
  return rowCount ?? 0
}

/** Done when all of its money is posted, or nobody's. */
export async function saveDone(db: Db, statementId: number): Promise<void> {
  await db.query({
    name: 'bank_statement_done',
    text: `update bank_statements set state = 'done', finished_at = now()
           where bank_statements.id = $1 and bank_statements.state = 'matching'
             and not exists (select from bank_entries where bank_entries.statement_id = $1 and bank_entries.state = 'pending')`,
    values: [statementId],
  })
}
