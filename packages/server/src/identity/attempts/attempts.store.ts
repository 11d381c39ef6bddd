import { createHash } from 'node:crypto'
import type { Db, Tx } from '../../db/pool.ts'
import { type AttemptKind, forgetMinutes } from './attempts.rules.ts'

/** What a try is counted for: `of` names the login, network or user. */
export type Attempt = { kind: AttemptKind; of: string }
export type Count = Attempt & { bucket: Buffer; failures: number; waitSeconds: number }

function bucketOf({ kind, of }: Attempt): Buffer {
  return createHash('sha256').update(`${kind} ${of}`).digest()
}

/**
 * Locks the counts until the end of the transaction, always in the same order, and answers them as they are by then: who began earlier
 * and waited for the lock would by `now()` find closed what has just been opened.
 */
export async function lockCounts(tx: Tx, attempts: readonly Attempt[]): Promise<Count[]> {
  const { rows } = await tx.query({
    name: 'attempts_lock',
    text: `insert into attempts (bucket, failures) select bucket, 0 from unnest($1::bytea[]) bucket order by bucket
           on conflict (bucket) do update set failures =
             case when greatest(attempts.open_at, attempts.counted_at) < now() - interval '${forgetMinutes} minutes' then 0 else attempts.failures end
           returning bucket, failures, greatest(0, ceil(extract(epoch from open_at - clock_timestamp())))::integer as "waitSeconds"`,
    values: [attempts.map(bucketOf)],
  })
  const counts = new Map(rows.map((row) => [row.bucket.toString('hex'), row]))
  return attempts.map((attempt) => {
    const bucket = bucketOf(attempt)
    const count = counts.get(bucket.toString('hex'))
    return { ...attempt, bucket, failures: count?.failures ?? 0, waitSeconds: count?.waitSeconds ?? 0 }
  })
}

export async function saveCounts(tx: Tx, counts: readonly Count[]): Promise<void> {
  await tx.query({
    name: 'attempts_save',
    text: `update attempts set failures = counted.failures, open_at = now() + make_interval(secs => counted.seconds), counted_at = now()
           from unnest($1::bytea[], $2::integer[], $3::integer[]) counted (bucket, failures, seconds)
           where attempts.bucket = counted.bucket`,
    values: [counts.map(({ bucket }) => bucket), counts.map(({ failures }) => failures), counts.map(({ waitSeconds }) => waitSeconds)],
  })
}

/** Takes one try back from each: it was no guess. It could only be made while they were open, and so they are again. */
export async function forgiveAttempt(db: Db, attempts: readonly Attempt[]): Promise<void> {
  await db.query({
    name: 'attempts_forgive',
    text: `update attempts set failures = greatest(0, attempts.failures - 1), open_at = now()
           from (select attempts.bucket from attempts where attempts.bucket = any ($1::bytea[]) order by attempts.bucket for update) locked
           where attempts.bucket = locked.bucket`,
    values: [attempts.map(bucketOf)],
  })
}

/** Nothing was guessed here: the count begins anew. */
export async function clearAttempts(db: Db, attempt: Attempt): Promise<void> {
  await db.query({ name: 'attempts_clear', text: 'delete from attempts where attempts.bucket = $1', values: [bucketOf(attempt)] })
}

/** Counts that are forgotten anyway; a job calls it. */
export async function deleteOldAttempts(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'attempts_sweep',
    text: `delete from attempts where attempts.counted_at < now() - interval '1 day'`,
    values: [],
  })
  return rowCount ?? 0
}
