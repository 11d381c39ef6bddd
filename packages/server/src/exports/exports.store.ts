import { type ExportFormat, type ExportList, mostExports } from '@anfilada/contract/exports/export-lists'
import type { Language } from '@anfilada/contract/languages'
import type { RefusalCode } from '@anfilada/contract/refusals'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { Db, Tx } from '../db/pool.ts'

/** The job that writes an export. */
export const exportJob = 'write_export'

/** Tries after which it is given up, kills counted. */
const mostTries = 8

export type NewExport = {
  userId: number
  customerId: number | null
  list: ExportList
  filter: Readonly<Record<string, unknown>>
  format: ExportFormat
  language: Language
}

/** Writes down what is asked for and queues its job; undefined while too many of the person's are under way. */
export async function insertExport(tx: Tx, { userId, customerId, list, filter, format, language }: NewExport): Promise<number | undefined> {
  // Two at once are counted one after the other.
  await tx.query({ name: 'export_lock', text: 'select from pg_advisory_xact_lock($1, $2)', values: [advisoryLocks.exports, userId] })
  const { rows } = await tx.query({
    name: 'export_insert',
    text: `insert into exports (user_id, customer_id, list, filter, format, language)
           select $1, $2, $3, $4, $5, $6
           where (select count(*) from exports as under_way where under_way.user_id = $1 and under_way.ended_at is null) < ${mostExports}
           returning exports.id`,
    values: [userId, customerId, list, JSON.stringify(filter), format, language],
  })
  const id = rows[0]?.id
  if (id !== undefined) {
    await tx.query({
      name: 'export_queue',
      text: `select graphile_worker.add_job('${exportJob}', json_build_object('exportId', $1::integer), max_attempts => ${mostTries})`,
      values: [id],
    })
  }
  return id
}

export type AskedExport = NewExport & { id: number }

/** An export that is to be written, from its first row on, whoever began it before; undefined when it is over, or was cancelled. */
export async function beginExport(db: Db, exportId: number): Promise<AskedExport | undefined> {
  const { rows } = await db.query({
    name: 'export_begin',
    text: `update exports set total = null, done = 0 where exports.id = $1 and exports.ended_at is null
           returning exports.id, exports.user_id as "userId", exports.customer_id as "customerId", exports.list, exports.filter, exports.format,
             exports.language`,
    values: [exportId],
  })
  return rows[0]
}

/** False when it was cancelled meanwhile. */
export async function saveProgress(db: Db, exportId: number, total: number, done: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'export_progress',
    text: 'update exports set total = $2, done = $3 where exports.id = $1',
    values: [exportId, total, done],
  })
  return rowCount === 1
}

/** `ownOnly`: it holds what a guide sees of his own orders. */
type Made = { fileId: number; rows: number; ownOnly: boolean }

/** In the transaction that keeps its file; false when it was cancelled meanwhile. */
export async function saveReady(tx: Tx, exportId: number, { fileId, rows, ownOnly }: Made): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'export_ready',
    text: `update exports set file_id = $2, total = $3, done = $3, own_only = $4, ended_at = now()
           where exports.id = $1 and exports.ended_at is null`,
    values: [exportId, fileId, rows, ownOnly],
  })
  return rowCount === 1
}

export async function saveFailure(db: Db, exportId: number, failure: RefusalCode): Promise<void> {
  await db.query({
    name: 'export_failed',
    text: 'update exports set failure = $2, ended_at = now() where exports.id = $1 and exports.ended_at is null',
    values: [exportId, failure],
  })
}

/** The person's own; undefined where there is none of that number. One that the job is about to finish is waited for. */
export async function deleteExport(tx: Tx, exportId: number, userId: number): Promise<{ fileId: number | null } | undefined> {
  const { rows } = await tx.query({
    name: 'export_delete',
    text: 'delete from exports where exports.id = $1 and exports.user_id = $2 returning exports.file_id as "fileId"',
    values: [exportId, userId],
  })
  return rows[0]
}

/** Deletes those of a person who is forgotten, or with him of the whole customer; one that the job is writing finds itself removed. */
export async function forgetExportsOf(tx: Tx, userId: number, closedCustomerId: number | null): Promise<void> {
  await tx.query({
    name: 'exports_forget',
    text: 'delete from exports where exports.user_id = $1 or exports.customer_id = $2',
    values: [userId, closedCustomerId],
  })
}

/** Deletes those that came to no file long ago; those with one go with it. */
export async function forgetExports(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'exports_sweep',
    text: `delete from exports where exports.file_id is null and exports.asked_at < now() - interval '7 days'`,
    values: [],
  })
  return rowCount ?? 0
}
