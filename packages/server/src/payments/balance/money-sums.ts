import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { MoneySums } from '@anfilada/contract/ledger/money-sums'
import type { Db } from '../../db/pool.ts'
import { listFreeTransfers } from '../../ledger/index.ts'
import { sumDue } from '../../orders/index.ts'
import { sumKept } from '../payments.reads.ts'

/** How the customer stands now, as every screen says it. */
export async function findMoneySums(db: Db, customerId: number): Promise<MoneySums> {
  const [due, kept] = await Promise.all([sumDue(db, customerId), sumBalance(db, customerId)])
  return { due_total: due.total, due_today: due.today, due_overdue: due.overdue, due_count: due.count, kept }
}

/** Money of a customer that pays no order: of payments and of transfers. */
async function sumBalance(db: Db, customerId: number): Promise<Kopecks> {
  const [payments, transfers] = await Promise.all([sumKept(db, customerId), listFreeTransfers(db, customerId)])
  return kopecks(transfers.reduce((sum, { kept }) => sum + kept, payments))
}
