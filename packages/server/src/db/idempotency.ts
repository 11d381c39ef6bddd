import { refusals } from '@anfilada/contract/refusals'
import { type Outcome, refuse } from '../outcome.ts'
import type { Db, Pool, Tx } from './pool.ts'
import { inTransaction } from './transaction.ts'

/**
 * Who asks with which key for what; `dataHash` is SHA-256 of the `data` as sent: the same key with other data is refused
 * (specification/actions.md).
 */
export type Once = {
  owner: string
  action: string
  key: string
  dataHash: Buffer
  /** What else is written when it is done, in the transaction of the act; a repetition, a refusal and a failure leave nothing. */
  done?: ((tx: Tx, value: unknown) => Promise<void>) | undefined
}

/** Keys are kept this long, then forgotten by a job. */
const keptHours = 72

/**
 * Runs a writing use case in one transaction, once for each key: a repetition gets the stored answer, the same key with other data
 * `key_reused`. A twin that is still running is waited for (3 s, then the database says 55P03 and the endpoint answers 503).
 * Successes and business refusals are stored with what they wrote; what is absent (404) is not.
 */
export async function answerOnce<T>(pool: Pool, once: Once | undefined, work: (tx: Tx) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  if (!once) return inTransaction(pool, work)
  return inTransaction(pool, async (tx) => {
    if (!(await claim(tx, once))) return replay<T>(tx, once)
    const outcome = await work(tx)
    if (outcome.ok) await once.done?.(tx, outcome.value)
    if (isStored(outcome)) await storeAnswer(tx, once, outcome)
    else await forget(tx, once)
    return outcome
  })
}

/** Stores a refusal that was decided before anything was written; when the key was used meanwhile, its answer wins. */
export async function refuseOnce<T>(db: Db, once: Once | undefined, outcome: Outcome<T>): Promise<Outcome<T>> {
  if (!once) return outcome
  if (!isStored(outcome)) return (await findAnswer<T>(db, once)) ?? outcome
  const { rowCount } = await db.query({
    name: 'idempotency_refuse',
    text: `insert into idempotency_keys (owner, action, key, data_hash, answer) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    values: [once.owner, once.action, once.key, once.dataHash, JSON.stringify(outcome)],
  })
  return rowCount === 1 ? outcome : replay<T>(db, once)
}

/** The answer that the key got before. */
export async function replay<T>(db: Db, once: Once): Promise<Outcome<T>> {
  const found = await findAnswer<T>(db, once)
  if (!found) throw new Error('The answer of a used idempotency key is gone')
  return found
}

/** The answer that the key got before; undefined when it was not used. */
export async function findAnswer<T>(db: Db, once: Once): Promise<Outcome<T> | undefined> {
  const { rows } = await db.query({
    name: 'idempotency_replay',
    text: `select idempotency_keys.data_hash = $4 as same, idempotency_keys.answer from idempotency_keys
           where idempotency_keys.owner = $1 and idempotency_keys.action = $2 and idempotency_keys.key = $3`,
    values: [once.owner, once.action, once.key, once.dataHash],
  })
  const row = rows[0]
  if (!row) return undefined
  return row.same ? (row.answer as Outcome<T>) : { ...refuse('key_reused'), ...madeBy(row.answer as Outcome<unknown>) }
}

/**
 * The number of what was made, where it has one: whoever lost the answer and has changed his words since finds it by that. What is many
 * orders goes by the number of their programme.
 */
function madeBy(answer: Outcome<unknown>): { made?: number } {
  if (!answer.ok || typeof answer.value !== 'object' || answer.value === null) return {}
  const { id, programmeId } = answer.value as Partial<Record<'id' | 'programmeId', unknown>>
  const made = id ?? programmeId
  return typeof made === 'number' ? { made } : {}
}

function isStored(outcome: Outcome<unknown>): boolean {
  return outcome.ok || refusals[outcome.refusal] === 200
}

async function claim(tx: Tx, once: Once): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'idempotency_claim',
    text: 'insert into idempotency_keys (owner, action, key, data_hash) values ($1, $2, $3, $4) on conflict do nothing',
    values: [once.owner, once.action, once.key, once.dataHash],
  })
  return rowCount === 1
}

async function storeAnswer(tx: Tx, once: Once, outcome: Outcome<unknown>): Promise<void> {
  await tx.query({
    name: 'idempotency_store',
    text: 'update idempotency_keys set answer = $4 where owner = $1 and action = $2 and key = $3',
    values: [once.owner, once.action, once.key, JSON.stringify(outcome)],
  })
}

async function forget(tx: Tx, once: Once): Promise<void> {
  await tx.query({
    name: 'idempotency_forget',
    text: 'delete from idempotency_keys where owner = $1 and action = $2 and key = $3',
    values: [once.owner, once.action, once.key],
  })
}

/** Stored answers repeat names and addresses: those of a person who leaves go with him. */
export async function forgetAnswers(tx: Tx, userId: number): Promise<void> {
  await tx.query({
    name: 'erase_answers',
    text: `delete from idempotency_keys where idempotency_keys.owner = 'user:' || $1::integer`,
    values: [userId],
  })
}

/** Forgets keys after 72 hours; a job calls it. */
export async function forgetOldKeys(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'idempotency_sweep',
    text: `delete from idempotency_keys where idempotency_keys.created_at < now() - interval '${keptHours} hours'`,
    values: [],
  })
  return rowCount ?? 0
}
