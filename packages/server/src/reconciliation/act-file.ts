import { mediaTypes } from '@anfilada/contract/files'
import type { ActFormat } from '@anfilada/contract/reconciliation/acts'
import { actTitle } from '@anfilada/phrases/reconciliation-paper'
import { findCompanyAt } from '../db/company.reads.ts'
import type { Pool } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { putFile, safeName, atPress, writeSpreadsheet } from '../files/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { actPaper } from './act-paper.ts'
import { actSheet } from './act-sheet.ts'
import { findActFile, getAct, type IssuedAct, keepActFile } from './acts.store.ts'

/** So many rows make no more than the most pages of a PDF, with all that stands around them. */
export const mostRowsOfPdf = 1_400

/**
 * The file of an issued act, made once of what was kept of it and the same for ever. Outside of the transaction that issues the act: making it
 * takes seconds, and nobody's account is locked meanwhile.
 */
export async function fileOfAct(pool: Pool, actId: number, format: ActFormat, userId: number): Promise<Outcome<number>> {
  const made = await findActFile(pool, actId, format)
  if (made !== undefined) return accept(made)
  const act = await getAct(pool, actId)
  if (format === 'pdf' && act.content.rows.length > mostRowsOfPdf) return refuse('act_too_long', 'format')
  const content = format === 'pdf' ? await printAct(pool, act) : await writeTable(act)
  const kept = await inTransaction(pool, async (tx) => {
    const name = safeName(actTitle({ ...act, museum: act.content.museum }), format)
    const of = { kind: 'reconciliation_act', name, mediaType: mediaTypes[format], customerId: act.customerId, userId } as const
    const fileId = await putFile(tx, { ...of, content, packed: false, keptDays: null })
    if (fileId === undefined || !(await keepActFile(tx, actId, format, fileId))) throw new MadeMeanwhile()
    return fileId
  }).catch(async (error: unknown) => {
    if (error instanceof MadeMeanwhile) return findActFile(pool, actId, format)
    throw error
  })
  if (kept === undefined) throw new Error('The file of an act is gone')
  return accept(kept)
}

/** Somebody else made it at the same time: his is kept, and this one goes with its transaction. */
class MadeMeanwhile extends Error {}

async function printAct(pool: Pool, act: IssuedAct): Promise<Buffer> {
  const company = await findCompanyAt(pool, act.issuedAt)
  return atPress((write) => write(actPaper(act, company?.facts.duty_phone ?? '')))
}

function writeTable(act: IssuedAct): Promise<Buffer> {
  return writeSpreadsheet([actSheet(act)], `customer:${act.customerId}`)
}
