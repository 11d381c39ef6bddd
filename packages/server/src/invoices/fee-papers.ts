import { kopecks } from '@anfilada/contract/kopecks'
import { creditTitle, feeTakenBack } from '@anfilada/phrases/invoice-paper'
import type { Pool, Tx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { atPress, type WritePaper } from '../files/index.ts'
import { lockCustomerAccount } from '../ledger/index.ts'
import { findFees } from '../licenses/index.ts'
import { oneByOne } from '../one-by-one.ts'
import { listFeesToCredit, listRenderedFees } from './fee-papers.reads.ts'
import { feeLine, partOf, sumOf } from './invoice-lines.ts'
import { findInvoice, listInvoiceLines } from './invoices.reads.ts'
import { issuePaper } from './issue-paper.ts'
import { basisOf } from './new-invoice.ts'

/** As many at once; what is left comes the next time. */
const most = 100

/**
 * Fees that were taken back after they were invoiced are credited, each by a note of its own, paid or not: nobody renders them any more. Answers
 * how many notes were issued.
 */
export async function creditFees(pool: Pool): Promise<number> {
  const invoices = new Set((await listFeesToCredit(pool, null, most)).map(({ invoiceId }) => invoiceId))
  const issued = await oneByOne([...invoices], (invoiceId) =>
    atPress((write) => inTransaction(pool, (tx) => creditFeesOf(tx, write, invoiceId))),
  )
  return issued.reduce((sum, count) => sum + count, 0)
}

async function creditFeesOf(tx: Tx, write: WritePaper, invoiceId: number): Promise<number> {
  const invoice = await findInvoice(tx, invoiceId)
  if (!invoice) return 0
  const { customerId, buyer } = invoice
  await lockCustomerAccount(tx, customerId)
  // Under the lock: another process, or staff, may have credited it meanwhile.
  let rest = invoice.amount - ((await findInvoice(tx, invoiceId))?.credited ?? 0)
  const lines = await listInvoiceLines(tx, invoiceId)
  let issued = 0
  for (const { requestId, state } of await listFeesToCredit(tx, invoiceId, most)) {
    const own = lines.filter((line) => line.requestId === requestId)
    const amount = kopecks(Math.min(rest, sumOf(own)))
    if (amount === 0) continue
    const basis = creditTitle({ number: String(invoice.number), date: invoice.issuedOn, reason: feeTakenBack[state] })
    const fees = [{ requestId, asked: amount, paidBefore: kopecks(0) }]
    const document = { customerId, userId: null, buyer, basis, lines: partOf(own, amount), orders: [], fees, correctsId: invoiceId }
    const note = await issuePaper(tx, write, { kind: 'credit_note', ...document, dueOn: () => null })
    if (!note.ok) return issued
    rest -= amount
    issued++
  }
  return issued
}

/** The act of the fees of each invoice whose last one is decided, for those whose licenses were prolonged. Answers how many were issued. */
export async function issueFeeActs(pool: Pool): Promise<number> {
  const issued = await oneByOne(await listRenderedFees(pool, null, most), ({ invoiceId }) =>
    atPress((write) => inTransaction(pool, (tx) => issueFeeAct(tx, write, invoiceId))),
  )
  return issued.filter(Boolean).length
}

async function issueFeeAct(tx: Tx, write: WritePaper, invoiceId: number): Promise<boolean> {
  const [listed] = await listRenderedFees(tx, invoiceId, 1)
  if (!listed) return false
  await lockCustomerAccount(tx, listed.customerId)
  // Under the lock: another process may have issued it meanwhile.
  const [rendered] = await listRenderedFees(tx, invoiceId, 1)
  if (!rendered) return false
  const { customerId, buyer, requestIds } = rendered
  const fees = await findFees(tx, customerId, requestIds)
  const issued = await issuePaper(tx, write, {
    kind: 'act',
    customerId,
    userId: null,
    buyer,
    basis: await basisOf(tx, customerId),
    dueOn: () => null,
    correctsId: null,
    lines: fees.map((fee) => feeLine(fee, kopecks(fee.fee))),
    orders: [],
    fees: fees.map(({ id, fee, paid }) => ({ requestId: id, asked: kopecks(fee), paidBefore: kopecks(paid) })),
  })
  return issued.ok
}
