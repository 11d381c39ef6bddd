import { mediaTypes } from '@anfilada/contract/files'
import { findCompany } from '../../db/company.reads.ts'
import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { atPress, putFile, safeName } from '../../files/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { receiptPaper } from './receipt-paper.ts'
import { keepPaper, lockReceiptTask } from './receipt-papers.store.ts'

/** Kept for as long as its task refers to it, which ends when the payer is forgotten. */
const keptDays = 1

/** The paper of a receipt that is made by hand, printed once and the same for everybody who asks again; its file. */
export async function printReceipt(pool: Pool, taskId: number, userId: number): Promise<Outcome<number>> {
  return atPress((write) =>
    inTransaction(pool, async (tx) => {
      const task = await lockReceiptTask(tx, taskId)
      if (!task) return refuse('task_not_found')
      if (task.fileId !== null) return accept(task.fileId)
      const company = await findCompany(tx)
      if (!company) return refuse('company_missing')
      const paper = receiptPaper(task, company.facts)
      const file = { kind: 'receipt_paper', name: safeName(paper.title, 'pdf'), mediaType: mediaTypes.pdf, customerId: null } as const
      const fileId = await putFile(tx, { ...file, content: await write(paper), packed: false, userId, keptDays })
      if (fileId === undefined) throw new Error('The paper was not kept')
      await keepPaper(tx, taskId, fileId)
      return accept(fileId)
    }),
  )
}
