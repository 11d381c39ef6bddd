import { kopecks } from '@anfilada/contract/kopecks'
import type { Pool, Tx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { atPress, type WritePaper } from '../files/index.ts'
import { lockCustomerAccount } from '../ledger/index.ts'
import { oneByOne } from '../one-by-one.ts'
import { findPaidOrders, pricedLines } from '../orders/index.ts'
import { issueFeeActs } from './fee-papers.ts'
import { chargedLines } from './invoice-lines.ts'
import { listRendered } from './invoices.reads.ts'
import { issuePaper } from './issue-paper.ts'
import { basisOf } from './new-invoice.ts'

/** As many in a night; what is left comes the next. */
const most = 500

/**
 * The morning after the last visit of an invoice, or the last decision about its fees: an act of services, which accountants file. It says what
 * was charged in the end, which is not always what was asked for; an order, or a fee, stands on one act, however many invoices asked for it.
 * Answers how many were issued.
 */
export async function issueActs(pool: Pool): Promise<number> {
  const issued = await oneByOne(await listRendered(pool, null, most), async ({ invoiceId }) =>
    atPress((write) => inTransaction(pool, (tx) => issueAct(tx, write, invoiceId))),
  )
  return issued.filter(Boolean).length + (await issueFeeActs(pool))
}

/** Of one invoice, unless its act stands; `day`: another day of issue than today. Answers whether one was issued. */
export async function issueAct(tx: Tx, write: WritePaper, invoiceId: number, day?: string): Promise<boolean> {
  const [listed] = await listRendered(tx, invoiceId, 1)
  if (!listed) return false
  await lockCustomerAccount(tx, listed.customerId)
  // Under the lock: another process may have issued it meanwhile.
  const [rendered] = await listRendered(tx, invoiceId, 1)
  if (!rendered) return false
  const { customerId, buyer, orderIds } = rendered
  const orders = await findPaidOrders(tx, customerId, orderIds)
  const issued = await issuePaper(tx, write, {
    kind: 'act',
    day,
    customerId,
    userId: null,
    buyer,
    basis: await basisOf(tx, customerId),
    dueOn: () => null,
    correctsId: null,
    lines: orders.flatMap((order) => chargedLines({ ...order, lines: pricedLines(order) })),
    orders: orders.map(({ id, charged, paid }) => ({ orderId: id, asked: kopecks(charged), paidBefore: kopecks(paid) })),
  })
  return issued.ok
}
