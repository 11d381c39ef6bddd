import type { OrderDetails } from '@anfilada/contract/orders/orders'
import type { Db } from '../../db/pool.ts'
import type { OrderRow } from '../orders.reads.ts'
import { findPayUntil, findWaitingPlace } from '../waiting-place.reads.ts'

/** What the details of one order say of its time: its place in line, and until when it must be paid. */
export async function findOrderTimes(db: Db, { id, status }: OrderRow): Promise<Pick<OrderDetails, 'waiting' | 'pay_until'>> {
  return {
    waiting: status === 'waiting_list' ? await findWaitingPlace(db, id) : null,
    pay_until: status === 'confirmed' ? await findPayUntil(db, id) : null,
  }
}
