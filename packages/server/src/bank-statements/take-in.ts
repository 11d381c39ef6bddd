import { listCompanies } from '../db/company.reads.ts'
import type { Pool } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { getFile } from '../files/index.ts'
import { postPending } from './post-pending.ts'
import { readStatement } from './reading/read-statement.ts'
import type { OwnSide } from './reading/statement-sections.rules.ts'
import { findState, lockWaiting, saveDone, saveRead, saveRefused } from './statements.store.ts'

/** Reads a statement and posts what came, from wherever a job before stopped; a job calls it. */
export async function takeIn(pool: Pool, statementId: number): Promise<void> {
  const statement = await findState(pool, statementId)
  if (!statement) return
  if (statement.state === 'waiting') await readIn(pool, statementId, statement.fileId)
  await postPending(pool, statementId)
  await saveDone(pool, statementId)
}

/** Money still comes to an account that was left. */
async function findOwnSide(pool: Pool): Promise<OwnSide> {
  const versions = await listCompanies(pool)
  return { accounts: new Set(versions.map(({ facts }) => facts.account)), inn: versions[0]?.facts.inn ?? '' }
}

/** All of its documents are written down, or none. */
async function readIn(pool: Pool, statementId: number, fileId: number): Promise<void> {
  const file = await getFile(pool, fileId)
  if (!file) throw new Error(`There is no file ${fileId}`)
  const read = await readStatement(file.read(), await findOwnSide(pool))
  await inTransaction(pool, async (tx) => {
    if (!(await lockWaiting(tx, statementId))) return
    if (read.ok) await saveRead(tx, statementId, read.statement)
    else await saveRefused(tx, statementId, read.fault)
  })
}
