import type { MoneySums } from '@anfilada/contract/ledger/money-sums'
import type { Db } from '../../db/pool.ts'
import { findFreeMoney } from '../../ledger/index.ts'
import { sumDueFees } from '../../licenses/index.ts'
import { sumDue } from '../../orders/index.ts'
import { sumKept } from '../payments.reads.ts'

/** How the customer stands now, as every screen says it. */
export async function findMoneySums(db: Db, customerId: number): Promise<MoneySums> {
  const [orders, fees, keptOfPayments, { free, openingDue }] = await Promise.all([
    sumDue(db, customerId),
    sumDueFees(db, customerId),
    sumKept(db, customerId),
    findFreeMoney(db, customerId),
  ])
  return {
    due_total: orders.total + fees.total + openingDue,
    due_today: orders.today + fees.today,
    due_overdue: orders.overdue + fees.overdue,
    due_count: orders.count + fees.count,
    due_fees: fees.total,
    due_opening: openingDue,
    kept: free.reduce((sum, { kept }) => sum + kept, keptOfPayments),
  }
}
