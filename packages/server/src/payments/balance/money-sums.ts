import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { MoneySums } from '@anfilada/contract/ledger/money-sums'
import type { Db } from '../../db/pool.ts'
import { listFreeTransfers } from '../../ledger/index.ts'
import { sumDueFees } from '../../licenses/index.ts'
import { sumDue } from '../../orders/index.ts'
import { sumKept } from '../payments.reads.ts'

/** How the customer stands now, as every screen says it. */
export async function findMoneySums(db: Db, customerId: number): Promise<MoneySums> {
  const [orders, fees, kept] = await Promise.all([sumDue(db, customerId), sumDueFees(db, customerId), sumBalance(db, customerId)])
  return {
    due_total: orders.total + fees.total,
    due_today: orders.today + fees.today,
    due_overdue: orders.overdue + fees.overdue,
    due_count: orders.count + fees.count,
    due_fees: fees.total,
    kept,
  }
}

/** Money of a customer that pays nothing: of payments and of transfers. */
async function sumBalance(db: Db, customerId: number): Promise<Kopecks> {
  const [payments, transfers] = await Promise.all([sumKept(db, customerId), listFreeTransfers(db, customerId)])
  return kopecks(transfers.reduce((sum, { kept }) => sum + kept, payments))
}
