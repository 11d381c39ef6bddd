import { randomUUID } from 'node:crypto'
import { kopecks } from '@anfilada/contract/kopecks'
import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { listOverpaid, listSources, lockPaidOrders, moveMoney, type PaidOrder } from '../../orders/index.ts'
import { freeFees } from './pay-fees.ts'
import { addSpent, lockPayment, paymentOfSource } from '../payments.store.ts'
import { addTask } from '../tasks/tasks.store.ts'

const most = 200

/**
 * Money of orders that were cancelled or became cheaper, and of fees that were taken back, is the customer's again, and the accountant hears
 * of it. Answers how many orders and fees.
 */
export async function freeOverpaid(pool: Pool): Promise<number> {
  const orders = await listOverpaid(pool, most)
  for (const { id, customerId } of orders) await inTransaction(pool, (tx) => freeOrder(tx, id, customerId))
  return orders.length + (await freeFees(pool, most))
}

async function freeOrder(tx: Tx, orderId: number, customerId: number): Promise<void> {
  await lockCustomerAccount(tx, customerId)
  const [order] = await lockPaidOrders(tx, customerId, [orderId])
  if (!order) return
  const freed = await takeBack(tx, order, order.paid - order.charged, null)
  if (freed === 0) return
  // Money that is freed was not freed before, however alike the sums are.
  const about = `order:${orderId} ${order.paid}>${order.charged} ${randomUUID()}`
  await addTask(tx, { kind: 'order_overpaid', about, customerId, orderId, amount: freed })
}

/** Takes money back from the order, what came last first; answers how much it was. Account and order are locked. */
async function takeBack(tx: Tx, order: PaidOrder, amount: number, actorId: number | null): Promise<number> {
  let left = Math.max(0, amount)
  let { paid } = order
  for (const { source, amount: given } of left > 0 ? await listSources(tx, order.id) : []) {
    const part = Math.min(left, given)
    if (part === 0) break
    await takeShare(tx, { order: { ...order, paid }, source, part, actorId })
    left -= part
    paid -= part
  }
  return Math.max(0, amount) - left
}

type ShareToTake = { order: Pick<PaidOrder, 'id' | 'customerId' | 'paid'>; source: string; part: number; actorId: number | null }

/** What a payment gave to the order is the payment's again. Account and order are locked. */
export async function takeShare(tx: Tx, { order, source, part, actorId }: ShareToTake): Promise<void> {
  await moveMoney(tx, { order, source, amount: kopecks(-part), actorId })
  const paymentId = paymentOfSource(source)
  if (paymentId === undefined) return
  await lockPayment(tx, paymentId)
  await addSpent(tx, paymentId, { allocated: -part })
}
